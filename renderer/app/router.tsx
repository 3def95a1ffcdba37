import { Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import type { PlatformFacts } from '#shared/host.ts';
import { type Redirect, redirects } from '#shared/navigation/redirects.ts';
import { fillPath, type RouteName, routeNamesOn, routes } from '#shared/routes.ts';
import type { RouteHandle } from '../core/place/usePlace.ts';
import { LoadingScreen } from '../kit/state/LoadingScreen.tsx';
import { RouteErrorScreen } from './errors/RouteErrorScreen.tsx';
import { Root } from './layouts/Root.tsx';
import { loadLayout, loadNotFound, loadScreen } from './screens.ts';

function screenOf(name: RouteName): RouteObject {
  return {
    path: routes[name].path,
    handle: { name } satisfies RouteHandle,
    lazy: () => loadScreen(name),
    errorElement: <RouteErrorScreen />,
  };
}

/** Leads an old address on, with its parameters, its query and its anchor. */
function Moved({ to }: Pick<Redirect, 'to'>) {
  const params = useParams() as Readonly<Record<string, string>>;
  const { search, hash } = useLocation();
  return <Navigate replace to={fillPath(to, params) + search + hash} />;
}

/** The routes of `shared/routes.ts` that this host has, inside their layouts. */
export function makeRoutes(host: PlatformFacts['kind']): RouteObject[] {
  const names = routeNamesOn(host);
  const publicNames = names.filter((name) => routes[name].access === 'public');
  const workspaceNames = names.filter((name) => routes[name].access !== 'public');
  return [
    {
      element: <Root />,
      errorElement: (
        <main>
          <RouteErrorScreen />
        </main>
      ),
      hydrateFallbackElement: <LoadingScreen label="Loading…" />,
      children: [
        // Outside of the gate: whether somebody may open a place is asked where the address leads.
        ...redirects.map(({ from, to }) => ({ path: from, element: <Moved to={to} /> })),
        {
          lazy: () => loadLayout('public'),
          children: [
            ...publicNames.map(screenOf),
            {
              path: '*',
              handle: { name: null } satisfies RouteHandle,
              lazy: loadNotFound,
            },
          ],
        },
        { lazy: () => loadLayout('signed-in'), children: workspaceNames.map(screenOf) },
      ],
    },
  ];
}
