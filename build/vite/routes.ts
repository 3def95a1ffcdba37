import type { Plugin } from 'vite';
import { withParents } from '../../shared/routes/embedded-routes.ts';
import type { AreaName, RouteName } from '../../shared/routes/names.ts';
import { routeNames, routes } from '../../shared/routes/table.ts';
import { inProject } from '../paths.ts';

const KNOWN = inProject('shared/routes/route-lookup.ts');
const BROUGHT = inProject('shared/routes/loaded-routes.ts');

/** Modules that may name routes; those of the table itself include none. */
const NAMING = /\/(?:renderer|shared)\/(?!routes\/).*\.tsx?$/;
/** An area's screens module includes everything the router needs about it. */
const SCREENS = /\/renderer\/app\/screens\/(\w+)\.ts$/;
const WRITTEN_OUT = /(["'`])([a-zA-Z]\w*)\1/g;

/** Returns the routes named in a module as strings. A false match costs one extra record. */
export function findRouteNames(code: string, id: string): RouteName[] {
  const area = SCREENS.exec(id)?.[1] as AreaName | undefined;
  const written = new Set([...code.matchAll(WRITTEN_OUT)].map(([, , name]) => name));
  return routeNames.filter((name) => written.has(name) || routes[name].area === area);
}

/**
 * No built renderer script contains the route table: each module includes the records it names, and code that needs
 * more loads the table (`shared/routes/table.ts`).
 */
export const inlineUsedRoutes: Plugin = {
  name: 'haven:routes-of-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  load(id) {
    return id === KNOWN ? `export { known } from ${JSON.stringify(BROUGHT)};` : null;
  },
  transform(code, id) {
    if (!NAMING.test(id)) return null;
    const named = findRouteNames(code, id);
    if (named.length === 0) return null;
    const records = JSON.stringify(withParents(named));
    return {
      code: `import { registerRoutes as bringRoutes } from ${JSON.stringify(BROUGHT)};\nbringRoutes(${records});\n${code}`,
      map: null,
    };
  },
};
