import { setupListeners } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { Host } from '#shared/host.ts';
import { makeDataClient } from '../core/api/dataClient.ts';
import { startSession } from '../core/session/startSession.ts';
import { makeStore } from '../core/store.ts';
import { readWritten } from '../site/written.ts';
import { App } from './App.tsx';
import { makeRoutes } from './router.tsx';
import './theme/index.ts';

interface StartedApp {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly element: ReactNode;
}

/** The app at the present address, running but not yet drawn. */
export function startApp(host: Host): StartedApp {
  // The public values are needed by every call and cost one small request: ask right away.
  void host.backend().catch(() => undefined);

  const store = makeStore({ host, dataClient: makeDataClient(host) });
  setupListeners(store.dispatch);
  startSession(store, host.auth);

  readWritten();
  const [routes, discovery] = makeRoutes(host.platform.kind);
  // What is drawn already, a page or nothing, stays where it was scrolled to.
  const router = createBrowserRouter(routes, { ...discovery, hydrationData: {} });
  host.onRoute((route) => void router.navigate(route));

  return { router, element: <App host={host} store={store} router={router} /> };
}
