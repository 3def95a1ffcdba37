import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import type { Host } from '#shared/host.ts';
import { startSession } from '../features/session/index.ts';
import { pickHost } from '../host/pickHost.ts';
import { App } from './App.tsx';
import { makeDataClient } from './api/dataClient.ts';
import { makeRoutes } from './router.tsx';
import { makeStore } from './store.ts';
import './theme/index.ts';
import { followTheme } from './theme/theme.ts';

function startApp(host: Host | null): void {
  if (host === null) return;
  // The public values are needed by every call and cost one small request: ask right away.
  void host.backend().catch(() => undefined);

  followTheme();

  const store = makeStore({ host, dataClient: makeDataClient(host) });
  setupListeners(store.dispatch);
  startSession(store, host.auth);

  const router = createBrowserRouter(makeRoutes(host.platform.kind));
  host.onRoute((route) => void router.navigate(route));

  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html lacks the element #root.');
  createRoot(container).render(<App host={host} store={store} router={router} />);
}

// Not awaited at the top: the desktop's host imports from this very chunk.
void pickHost().then(startApp);
