import { paths } from '#contract/paths.ts';

/** Screens one passes through on the way in: nobody wants to be brought back to them after login. */
const ON_THE_WAY_IN: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgot,
  paths.resendOtp,
  paths.verifyOtp,
  paths.resetPassword,
];

let lastPlace: string = paths.home;

export function rememberPlace(pathname: string, search: string): void {
  if (!ON_THE_WAY_IN.includes(pathname)) lastPlace = pathname + search;
}

/** Where the visitor was before they went to log in (PRODUCT.md, Routes), else the home page. */
export const cameFrom = (): string => lastPlace;
