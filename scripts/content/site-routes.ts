import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

/** The paths of all pages as the router names them: `/exercises/:topicId`. */
export function sitePaths(): string[] {
  return pathsIn(routes, '').filter((path) => !path.includes('*'));
}

const pathsIn = (entries: readonly RouteConfigEntry[], around: string): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? around : `${around}/${path}`;
    const isPage = index === true || (path !== undefined && children.length === 0);
    return [...(isPage ? [own || '/'] : []), ...pathsIn(children, own)];
  });
