import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { makeRoutes } from '../app/router.tsx';
import { baseApi } from '../data/api/baseApi.ts';
import { startSession } from '../session/auth/index.ts';
import { makeStore, type RootState } from '../session/store.ts';
import { addCleanup } from './cleanup.ts';
import { adasData } from './fakeAccount.ts';
import { type DataRequest, fakeDataClient, type ReplyHandler } from './fakeData.ts';
import { type FakeHost, fakeHost } from './fakeHost.ts';

interface AppOptions {
  readonly at: string;
  readonly state?: unknown;
  readonly host?: FakeHost;
  readonly data?: ReplyHandler;
  readonly preloaded?: Partial<RootState>;
}

/** Renders the whole app at a URL with the test's host and data. */
export function renderApp({
  at,
  state,
  host = fakeHost(),
  data = adasData(),
  preloaded,
}: AppOptions) {
  const requests: DataRequest[] = [];
  const client = fakeDataClient((request) => {
    requests.push(request);
    return data(request);
  });
  const store = makeStore({ host, dataClient: async () => client }, preloaded);
  const stop = startSession(store, host.auth);
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(at) ?? [];
  const [routes, discovery] = makeRoutes(host.platform.kind);
  const router = createMemoryRouter(routes, {
    ...discovery,
    initialEntries: [{ pathname, search, hash, state }],
  });
  const view = render(<App host={host} store={store} router={router} />);
  addCleanup(() => {
    stop();
    router.dispose();
    store.dispatch(baseApi.util.resetApiState());
  });
  return {
    ...view,
    user: userEvent.setup(),
    host,
    store,
    router,
    stop,
    requests,
    /** The arguments of all calls by this name. */
    askedFor: (name: string) =>
      requests.filter((request) => request.name === name).map(({ args }) => args[0]),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
