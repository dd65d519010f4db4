import { screenPaths } from './screen-paths.mjs';

/**
 * The route table (PRODUCT.md, Routes), with who may enter: the tests compare `app/routes.ts` with this list.
 */
export interface Screen {
  readonly path: string;
  readonly guard: 'anyone' | 'loggedIn' | 'admin' | 'supplier' | 'reviewer';
}

const withGuard = (paths: readonly string[], guard: Screen['guard']) =>
  paths.map((path) => ({ path, guard }));

const screens: readonly Screen[] = [
  ...withGuard(screenPaths.anyone, 'anyone'),
  ...withGuard(screenPaths.loggedIn, 'loggedIn'),
  ...withGuard(screenPaths.admin, 'admin'),
  ...withGuard(screenPaths.supplier, 'supplier'),
  ...withGuard(screenPaths.reviewer, 'reviewer'),
];

export const publicScreens = screens.filter(({ guard }) => guard === 'anyone');
export const guardedScreens = screens.filter(({ guard }) => guard !== 'anyone');
