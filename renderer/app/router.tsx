import {
  Navigate,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router-dom';
import type { PlatformFacts } from '#shared/host.ts';
import { fillPath } from '#shared/routes/path.ts';
import { type AreaName, type Route, routesIn } from '#shared/routes.ts';
import type { RouteHandle } from '../core/place/usePlace.ts';
import { LoadingScreen } from '../kit/state/LoadingScreen.tsx';
import {
  find,
  layoutNameOf,
  loadArea,
  loadLayout,
  loadNotFound,
  loadScreen,
  type Moved,
} from './areas.ts';
import { RouteErrorScreen } from './errors/RouteErrorScreen.tsx';
import { Root } from './layouts/Root.tsx';

type HostKind = PlatformFacts['kind'];

const LAYOUTS = { public: 'public-layout', workspace: 'workspace-layout' } as const;
const ROOT = 'root';

function screenOf({ name, path }: Route): RouteObject {
  return {
    path,
    handle: { name } satisfies RouteHandle,
    lazy: () => loadScreen(name),
    errorElement: <RouteErrorScreen />,
  };
}

/** Leads an old address on, with its parameters, its query and its anchor. */
function MovedTo({ to }: Pick<Moved, 'to'>) {
  const params = useParams() as Readonly<Record<string, string>>;
  const { search, hash } = useLocation();
  return <Navigate replace to={fillPath(to, params) + search + hash} />;
}

/** What is there before any screen is known: the layouts, and the page of unknown addresses. */
const frame = (): RouteObject[] => [
  {
    id: ROOT,
    element: <Root />,
    errorElement: (
      <main>
        <RouteErrorScreen />
      </main>
    ),
    hydrateFallbackElement: <LoadingScreen label="Loading…" />,
    children: [
      {
        lazy: () => loadLayout('frame'),
        children: [
          {
            id: LAYOUTS.public,
            lazy: () => loadLayout('public'),
            children: [
              { path: '*', handle: { name: null } satisfies RouteHandle, lazy: loadNotFound },
            ],
          },
          { id: LAYOUTS.workspace, lazy: () => loadLayout('workspace'), children: [] },
        ],
      },
    ],
  },
];

/** Stands at an address whose area did not come: a failure is drawn inside of the frame. */
const unloaded = (path: string, error: unknown): RouteObject => ({
  path,
  handle: { name: null } satisfies RouteHandle,
  Component() {
    throw error;
  },
  errorElement: <RouteErrorScreen />,
});

/** Adds the screens of an area when an address of it is first gone to, and an old address as one that leads on. */
function discovery(host: HostKind): PatchRoutesOnNavigationFunction {
  const added = new Set<AreaName | string>();
  return async ({ path, patch, signal }) => {
    const found = await find(path);
    if (found === null) return;
    if ('from' in found) {
      if (signal.aborted || added.has(found.from)) return;
      added.add(found.from);
      // Outside of the gate: whether somebody may open a place is asked where the address leads.
      patch(ROOT, [{ path: found.from, element: <MovedTo to={found.to} /> }]);
      return;
    }
    const { area } = found;
    if (added.has(area)) return;
    try {
      await loadArea(area);
    } catch (error) {
      patch(LAYOUTS.public, [unloaded(path, error)]);
      return;
    }
    if (signal.aborted || added.has(area)) return;
    added.add(area);
    const here = routesIn(area).filter(({ isDesktopOnly }) => host === 'desktop' || !isDesktopOnly);
    const isPublic = (route: Route) => layoutNameOf(route) === 'public';
    patch(LAYOUTS.public, here.filter(isPublic).map(screenOf));
    patch(LAYOUTS.workspace, here.filter((route) => !isPublic(route)).map(screenOf));
  };
}

/** The routes that a router of this host begins with, and how it finds the others. */
export const makeRoutes = (host: HostKind) =>
  [frame(), { patchRoutesOnNavigation: discovery(host) }] as const;
