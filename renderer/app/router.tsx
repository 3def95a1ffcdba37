import { Navigate, type RouteObject } from 'react-router-dom';
import { linkTo, type RouteName, redirects, routeNames, routes } from '#shared/routes.ts';
import { LoadingScreen } from '../kit/state/LoadingScreen.tsx';
import { RouteErrorScreen } from './errors/RouteErrorScreen.tsx';
import type { RouteHandle } from './gate/usePlace.ts';
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

const publicNames = routeNames.filter((name) => routes[name].access === 'public');
const workspaceNames = routeNames.filter((name) => routes[name].access !== 'public');

/** The routes of `shared/routes.ts` inside their layouts, for the browser's router and for tests. */
export function makeRoutes(): RouteObject[] {
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
        {
          lazy: () => loadLayout('public'),
          children: [
            ...publicNames.map(screenOf),
            ...redirects.map(({ from, to }) => ({
              path: from,
              element: <Navigate replace to={linkTo(to)} />,
            })),
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
