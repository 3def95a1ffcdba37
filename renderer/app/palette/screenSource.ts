import { decideAccess, isForMembers } from '#shared/access/gates.ts';
import { isOwnScreen } from '#shared/navigation/headers.ts';
import { routeNamesForHost, routes } from '#shared/routes/table.ts';
import type { RouteName, RouteRecord } from '#shared/routes.ts';
import { type PaletteSource, rank } from '../../session/palette/paletteSource.ts';

/** Screens of the user's roles, and public ones, that need no params. */
export const screenSource: PaletteSource = {
  title: 'Pages',
  find(words, { who, host }) {
    const now = new Date();
    return routeNamesForHost(host)
      .filter((name) => who === null || name !== 'auth')
      .flatMap((name) => {
        const route: RouteRecord = routes[name];
        const { path, title } = route;
        const isReachable =
          route.isStep !== true &&
          !path.includes(':') &&
          decideAccess({ route, pathname: path }, who, now).kind === 'open' &&
          (who === null || isOwnScreen(path, who, who.viewAs ?? null)) &&
          words.every((word) => `${title} ${path}`.toLowerCase().includes(word));
        return isReachable ? [{ id: name, label: title, detail: path, href: path }] : [];
      })
      .toSorted(
        (a, b) => rank(a.label, words) - rank(b.label, words) || nearness(a.id) - nearness(b.id),
      );
  },
};

/** Working screens before reading pages; otherwise in route order. */
const nearness = (id: string): number => {
  const route: RouteRecord = routes[id as RouteName];
  return isForMembers(route) ? 0 : route.isPrerendered === true ? 2 : 1;
};
