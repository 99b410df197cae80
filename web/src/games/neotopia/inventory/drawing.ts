/** The tokens of a pattern, by their place on the grid of hexagons. */
export type Tokens = readonly (readonly [q: number, r: number, element: string])[];
