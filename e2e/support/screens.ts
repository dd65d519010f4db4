import { screenPaths } from './screen-paths.mjs';

/**
 * The route table (PRODUCT.md, Routes), with who may enter: the tests compare `app/routes.ts` with this list.
 */
export interface Screen {
  readonly path: string;
  readonly guard: keyof typeof screenPaths;
}

const withGuard = (guard: Screen['guard']): readonly Screen[] =>
  screenPaths[guard].map((path) => ({ path, guard }));

export const publicScreens = withGuard('anyone');
export const guardedScreens = (['loggedIn', 'admin', 'supplier', 'reviewer'] as const).flatMap(withGuard);
