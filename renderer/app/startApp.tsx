import { setupListeners } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { Host } from '#shared/host.ts';
import { makeDataClient } from '../core/api/dataClient.ts';
import { startSession } from '../core/session/startSession.ts';
import { makeStore } from '../core/store.ts';
import { readWritten } from '../site/written.ts';
import { App } from './App.tsx';
import { prefetchHere } from './areas.ts';
import { readFirstData } from './document/firstData.ts';
import { makeRoutes } from './router.tsx';
import './theme/index.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface StartedApp {
  readonly router: Router;
  readonly element: ReactNode;
}

/** The app at the present address, running but not yet drawn. */
export function startApp(host: Host): StartedApp {
  // The public values are needed by every call and cost one small request: ask right away.
  void host.backend().catch(() => undefined);

  const { dataset } = document.documentElement;
  const services = { host, dataClient: makeDataClient(host) };
  const store = makeStore(services, readFirstData(dataset.session !== undefined));
  setupListeners(store.dispatch);
  startSession(store, host.auth);

  readWritten();
  prefetchHere();
  const [routes, discovery] = makeRoutes(host.platform.kind);
  // What is drawn already, a page or nothing, stays where it was scrolled to.
  const router = createBrowserRouter(routes, { ...discovery, hydrationData: {} });
  host.onRoute((route) => void router.navigate(route));

  return { router, element: <App host={host} store={store} router={router} /> };
}

/** Resolves when the screen of the address has loaded. */
export function whenReady(router: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
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
 * What the document tells of itself holds for its own screen alone: that the server has drawn it, and that it
 * goes on without its fonts. The next screen has them.
 */
export function forgetDocumentAfter(router: Router): void {
  const here = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === here) return;
    stop();
    const { dataset } = document.documentElement;
    delete dataset.fonts;
    delete dataset.screen;
  });
}
