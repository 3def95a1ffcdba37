import { setupListeners } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { Host } from '#shared/host.ts';
import { makeDataClient } from '../data/api/dataClient.ts';
import { startSession } from '../session/auth/startSession.ts';
import { makeStore } from '../session/store.ts';
import { readPrerenderedData } from '../site/prerenderedData.ts';
import { App } from './App.tsx';
import { prefetchCurrentScreen } from './areas.ts';
import { readFirstData } from './document/firstData.ts';
import { makeRoutes } from './router.tsx';
import './theme/index.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface StartedApp {
  readonly router: Router;
  readonly element: ReactNode;
}

/** Starts the app at the current URL without rendering it yet. */
export function startApp(host: Host): StartedApp {
  // Every call needs the public config, so it is requested immediately.
  void host.backend().catch(() => undefined);

  const { dataset } = document.documentElement;
  const services = { host, dataClient: makeDataClient(host) };
  const store = makeStore(services, readFirstData(dataset.session !== undefined));
  setupListeners(store.dispatch);
  startSession(store, host.auth);

  readPrerenderedData();
  prefetchCurrentScreen();
  const [routes, discovery] = makeRoutes(host.platform.kind);
  // Existing content keeps its scroll position.
  const router = createBrowserRouter(routes, { ...discovery, hydrationData: {} });
  host.onRoute((route) => void router.navigate(route));

  return { router, element: <App host={host} store={store} router={router} /> };
}

/** Resolves when the current URL's screen has loaded. */
export function waitForScreen(router: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!router.state.initialized) return;
    stop();
    resolve();
  };
  const stop = router.subscribe(look);
  look();
  return promise;
}

/**
 * Clears document flags that only apply to its own screen: that it was server-rendered and skipped its fonts. The
 * next screen uses them.
 */
export function clearDocumentOnNavigation(router: Router): void {
  const here = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === here) return;
    stop();
    const { dataset } = document.documentElement;
    delete dataset.fonts;
    delete dataset.screen;
  });
}
