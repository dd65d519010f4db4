import { paths } from '#contract/paths.ts';

/** Screens that lead to the login: a login must not return to them. */
const ON_THE_WAY_IN: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgot,
  paths.resendOtp,
  paths.verifyOtp,
  paths.resetPassword,
  paths.secondFactor,
];

let lastPlace: string = paths.home;

export function rememberPlace(pathname: string, search: string): void {
  if (!ON_THE_WAY_IN.includes(pathname)) lastPlace = pathname + search;
}

/** The page before the login (PRODUCT.md, Routes), or the home page. */
export const cameFrom = (): string => lastPlace;
