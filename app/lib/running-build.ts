/** The build that this page runs, as React Router's manifest names it; null where there is none, as in tests. */
export function runningBuild(): string | null {
  const version: unknown = Reflect.get(Object(Reflect.get(window, '__reactRouterManifest')), 'version');
  return typeof version === 'string' ? version : null;
}
