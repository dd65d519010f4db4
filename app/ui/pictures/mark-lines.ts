/** The mark on a field of 48 × 48, for the page and for pictures that are drawn on a canvas. */
export const MARK_SIZE = 48;
export const MARK_SUN = { x: 34.5, y: 12, radius: 4.5 } as const;
export const MARK_LINES = [
  { path: 'M4 30C10 19.5 16.5 15 24 15s14 4.5 20 15', width: 3 },
  { path: 'M11 30c3.5-5.6 7.7-8.2 13-8.2S33.5 24.4 37 30', width: 2.2 },
  { path: 'M13 21.5V30M24 15v6.8M35 21.5V30', width: 2.2 },
  { path: 'M4 38c3.3-3 6.7-3 10 0s6.7 3 10 0 6.7-3 10 0 6.7 3 10 0', width: 2.6 },
] as const;
