import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { startSession } from '../features/session/index.ts';
import { webHost } from '../host/web.ts';
import { App } from './App.tsx';
import { makeDataClient } from './api/dataClient.ts';
import { makeRoutes } from './router.tsx';
import { makeStore } from './store.ts';
import './theme/index.ts';
import { followTheme } from './theme/theme.ts';

// The public values are needed by every call and cost one small request: ask right away.
void webHost.backend().catch(() => undefined);

followTheme();

const store = makeStore({ host: webHost, dataClient: makeDataClient(webHost) });
setupListeners(store.dispatch);
startSession(store, webHost.auth);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html lacks the element #root.');
createRoot(container).render(
  <App host={webHost} store={store} router={createBrowserRouter(makeRoutes())} />,
);
