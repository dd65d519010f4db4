export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** A phone in dark and a desktop in light: together they cover both sizes and both themes. */
export const PLACES = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
] as const;
