import {
  Navigate,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router-dom';
import { isClosedToVendors } from '#shared/access/closed-to-vendors.ts';
import type { PlatformFacts } from '#shared/host.ts';
import { fillPath } from '#shared/routes/path.ts';
import { type AreaName, type Route, routesIn } from '#shared/routes.ts';
import { useAuth } from '../session/auth/index.ts';
import type { RouteHandle } from '../session/place/usePlace.ts';
import { LoadingScreen } from '../ui/state/LoadingScreen.tsx';
import {
  findScreen,
  type LayoutName,
  layoutNameOf,
  loadArea,
  loadLayout,
  loadNotFound,
  loadScreen,
  type RedirectedAddress,
} from './areas.ts';
import { RouteErrorScreen } from './errors/RouteErrorScreen.tsx';
import { Root } from './layouts/Root.tsx';

type HostKind = PlatformFacts['kind'];

const ROOT = 'root';

function screenOf({ name, path }: Route): RouteObject {
  return {
    path,
    handle: { name } satisfies RouteHandle,
    lazy: () => loadScreen(name),
    errorElement: <RouteErrorScreen />,
  };
}

/** Redirects an old path with its params, query, and hash. Paths closed to vendors wait until the user is known. */
function MovedTo({ to }: Pick<RedirectedAddress, 'to'>) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  const params = useParams() as Readonly<Record<string, string>>;
  const { search, hash } = useLocation();
  if (status === 'loading' && isClosedToVendors(pathname)) {
    return <LoadingScreen label="Loading your account..." />;
  }
  return <Navigate replace to={fillPath(to, params) + search + hash} />;
}

const layout = (id: LayoutName, children: RouteObject[]): RouteObject => ({
  id,
  lazy: () => loadLayout(id),
  children,
});

/** Initial routes: the layouts and the not-found page. */
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
      layout('frame', [
        layout('public', [
          { path: '*', handle: { name: null } satisfies RouteHandle, lazy: loadNotFound },
        ]),
        layout('workspace', []),
      ]),
    ],
  },
];

/** Route for a path that can't be looked up: shows its error screen inside the frame. */
const unloaded = (path: string, error: unknown): RouteObject => ({
  path,
  handle: { name: null } satisfies RouteHandle,
  Component() {
    throw error;
  },
  errorElement: <RouteErrorScreen />,
});

/** Adds an area's screens on first navigation to one, and redirects for old paths. */
function discovery(host: HostKind): PatchRoutesOnNavigationFunction {
  const added = new Set<AreaName | string>();
  return async ({ path, patch, signal }) => {
    let found: Awaited<ReturnType<typeof findScreen>>;
    try {
      found = await findScreen(path);
    } catch (error) {
      patch('public' satisfies LayoutName, [unloaded(path, error)]);
      return;
    }
    if (found === null) return;
    if ('from' in found) {
      if (signal.aborted || added.has(found.from)) return;
      added.add(found.from);
      const moved = {
        path: found.from,
        handle: { name: null, isMoved: true } satisfies RouteHandle,
        element: <MovedTo to={found.to} />,
      };
      // The gate checks a redirect's target, and the old path too where vendors are denied.
      patch(isClosedToVendors(found.from) ? ('public' satisfies LayoutName) : ROOT, [moved]);
      return;
    }
    const { area } = found;
    if (added.has(area)) return;
    try {
      await loadArea(area);
    } catch {
      // The screen loads its area again and shows the failure inside its layout.
      patch(layoutNameOf(found), [screenOf(found)]);
      return;
    }
    if (signal.aborted || added.has(area)) return;
    added.add(area);
    const here = routesIn(area).filter(({ isDesktopOnly }) => host === 'desktop' || !isDesktopOnly);
    for (const name of ['public', 'workspace'] satisfies LayoutName[]) {
      patch(name, here.filter((route) => layoutNameOf(route) === name).map(screenOf));
    }
  };
}

/** Initial routes for a host, and how the router discovers the others. */
export const makeRoutes = (host: HostKind) =>
  [frame(), { patchRoutesOnNavigation: discovery(host) }] as const;
