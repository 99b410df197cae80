/** The icons of Neotopia: its bonuses, and a shape for each element. */

export const BONUSES: Record<string, string> = {
  subsidy: "M4 5h9v13H4zm11 2h5v13H8v-1h7z",
  automation:
    "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 1h3l.5 3 2.500 1 2.500-1.700 2.100 2.100L19.400 8l1 2.500 3 .5v3l-3 .5-1 2.500 1.700 2.500-2.100 2.100L16.500 20 14 21l-.5 3h-3l-.5-3-2.500-1L5 21.600l-2.100-2.100L4.600 17l-1-2.500-3-.5v-3l3-.5 1-2.500L2.900 5.500 5 3.400 7.500 5 10 4z",
  initiative: "M12 2a6.500 6.500 0 0 1 4 11.600V17H8v-3.400A6.500 6.500 0 0 1 12 2zM8.500 18.500h7V20h-7zm1.500 3h4V23h-4z",
  permits: "M5 2h10l5 5v15H5zm9 1.500V8h4.500zM8 11v1.500h9V11zm0 3.500V16h9v-1.500zm0 3.500v1.500h5V18z",
};

/** Something that everybody knows. */
export const EYE =
  "M12 5C6 5 2.500 10 1 12c1.500 2 5 7 11 7s9.500-5 11-7c-1.500-2-5-7-11-7zm0 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z";

export const ELEMENTS: Record<string, string> = {
  energy: "M12 3 22 20H2z",
  farming: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  technology: "M4 4h16v16H4z",
  community: "M12 1.500l10.500 7.800-4 12.200h-13l-4-12.200z",
};
