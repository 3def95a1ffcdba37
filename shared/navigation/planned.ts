import { catalogue } from '../catalogue.ts';
import { isBuilt, isPathOf, routeOf } from '../routes.ts';
import { redirects } from './redirects.ts';

/** Where the words for an address that is planned and not built are written. */
export const NOT_HERE_YET_PATH = '/not-here-yet';

const planned: readonly string[] = Object.entries(catalogue).flatMap(([name, { path }]) =>
  isBuilt(name) ? [] : [path],
);

/** Whether an address is one of the catalogue, or leads to one, at which nothing stands yet. */
export function isPlanned(pathname: string): boolean {
  const wanted = redirects.find(({ from }) => isPathOf(from, pathname))?.to ?? pathname;
  if (planned.includes(wanted)) return true;
  return routeOf(wanted) === null && planned.some((path) => isPathOf(path, wanted));
}
