"""Why a move of Neotopia is refused, by the same predicates that list the legal moves."""

from tessera.core.errors import Reason
from tessera.core.state import State

from .. import rules
from ..components import BONUSES, CARD_TYPE, CARDS, ELEMENTS, FACTORIES, INNER_COUNT, REGIONS, SPACE_NUMBER, TYPES
from ..moves import DRAW_DECK, END_TURN, FIRST_BUILD, FIRST_DRAW, FIRST_PLACE, FIRST_USE, MOVES, SKIP
from ..state import ACT, BUILD, CLOSE, DRAW, INITIATE, PERMIT, START

WANTED = {
    START: Reason("neotopia-start-first", {}, "N-16"),
    ACT: Reason("neotopia-act-first", {}, "N-20"),
    DRAW: Reason("neotopia-draw-first", {}, "N-41"),
    INITIATE: Reason("neotopia-initiative-first", {}, "N-43"),
    PERMIT: Reason("neotopia-permits-first", {}, "N-44"),
    BUILD: Reason("neotopia-build-first", {}, "N-30"),
    CLOSE: Reason("neotopia-no-actions-left", {}, "N-46"),
}


def explain(state: State, action: int) -> Reason:
    """Why an action is not legal now."""
    phase, words = int(state.phase), MOVES[action]
    if action < FIRST_DRAW and phase == START:
        return explain_space(state, words[2], words[3], outer=False)
    if FIRST_DRAW <= action <= DRAW_DECK and phase in (ACT, DRAW):
        return explain_draw(action)
    if DRAW_DECK < action < FIRST_PLACE and phase in (ACT, PERMIT):
        return explain_move(state, words, outer=phase == PERMIT)
    if FIRST_PLACE <= action < FIRST_USE and phase == INITIATE:
        return explain_place(state, words)
    if FIRST_USE <= action < FIRST_BUILD and phase in (ACT, CLOSE):
        return explain_use(state, action - FIRST_USE)
    if FIRST_BUILD <= action < SKIP and phase == BUILD:
        return explain_build(state, action - FIRST_BUILD)
    if action == END_TURN and phase == ACT:
        return Reason("neotopia-actions-left", {"actions": int(state.actions)}, "N-20")
    return WANTED[phase]


def explain_draw(action: int) -> Reason:
    """Why a card cannot be drawn."""
    if action == DRAW_DECK:
        return Reason("neotopia-deck-empty", {}, "N-21")
    return Reason("neotopia-not-offered", {"card": CARDS[action - FIRST_DRAW].id}, "N-20")


def explain_move(state: State, words: tuple[str, ...], *, outer: bool) -> Reason:
    """Why an element cannot move: it is not in the factory, or cannot go to the space."""
    factory, element = FACTORIES.index(words[3]), ELEMENTS.index(words[1])
    if state.factory[factory, element] == 0:
        return Reason("neotopia-not-in-factory", {"element": words[1], "factory": words[3]}, "N-20")
    return explain_space(state, words[5], words[6], outer=outer)


def explain_place(state: State, words: tuple[str, ...]) -> Reason:
    """Why an element cannot be placed: it is not in the reserve, or cannot go to the space."""
    if state.reserve[ELEMENTS.index(words[1])] == 0:
        return Reason("neotopia-not-in-reserve", {"element": words[1]}, "N-43")
    return explain_space(state, words[3], words[4], outer=False)


def explain_space(state: State, region: str, space: str, *, outer: bool) -> Reason:
    """Why a space takes no token: it is taken, of the wrong kind, or not adjacent to a token."""
    rule = "N-44" if outer else "N-16" if state.phase == START else "N-22"
    number, place = REGIONS.index(region), SPACE_NUMBER[space]
    facts = {"region": region, "space": space}
    taken = int(rules.occupied(state, number))
    if rules.may_place(taken, place):
        return Reason("neotopia-space-taken", facts, rule)
    if outer and place < INNER_COUNT:
        return Reason("neotopia-space-inner", facts, rule)
    if not outer and place >= INNER_COUNT:
        return Reason("neotopia-space-outer", facts, rule)
    return Reason("neotopia-space-alone" if taken or outer else "neotopia-region-empty", facts, rule)


def explain_use(state: State, kind: int) -> Reason:
    """Why a bonus token cannot be used."""
    if state.used:
        return Reason("neotopia-bonus-used", {}, "N-40")
    if state.bonus[state.active, kind] == 0:
        return Reason("neotopia-no-such-bonus", {"bonus": BONUSES[kind]}, "N-40")
    return Reason("neotopia-bonus-useless", {"bonus": BONUSES[kind]}, "N-40")


def explain_build(state: State, card: int) -> Reason:
    """Why a project cannot be built here and now."""
    facts = {"card": CARDS[card].id, "region": REGIONS[state.region]}
    if not rules.has_card(state, state.active, card):
        return Reason("neotopia-not-in-hand", facts, "N-30")
    if not rules.takes_type(state, state.region, card):
        return Reason("neotopia-same-type", {**facts, "type": TYPES[CARD_TYPE[card]]}, "N-32")
    return Reason("neotopia-incomplete", facts, "N-30")
