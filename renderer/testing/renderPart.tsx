import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { baseApi } from '../data/api/baseApi.ts';
import { HostContext } from '../host/HostContext.tsx';
import { startSession } from '../session/auth/index.ts';
import { makeStore } from '../session/store.ts';
import { browserNavigation, NavigationContext } from '../ui/link/navigation.ts';
import { addCleanup } from './cleanup.ts';
import { adasData } from './fakeAccount.ts';
import { type DataRequest, fakeDataClient, type ReplyHandler } from './fakeData.ts';
import { ada, fakeHost } from './fakeHost.ts';

/** Renders shared components at their own URLs for Ada, with the test's data and without the app shell. */
export function renderParts(
  parts: Readonly<Record<string, ReactNode>>,
  at: string,
  data: ReplyHandler = adasData(),
) {
  const host = fakeHost(ada);
  const requests: DataRequest[] = [];
  const client = fakeDataClient((request) => {
    requests.push(request);
    return data(request);
  });
  const store = makeStore({ host, dataClient: async () => client });
  const stop = startSession(store, host.auth);
  const router = createMemoryRouter(
    Object.entries(parts).map(([path, element]) => ({ path, element })),
    { initialEntries: [at] },
  );
  const navigation = {
    ...browserNavigation,
    follow: (to: string) => {
      void router.navigate(to);
      return true;
    },
  };
  const view = render(
    <HostContext value={host}>
      <Provider store={store}>
        <NavigationContext value={navigation}>
          <RouterProvider router={router} />
        </NavigationContext>
      </Provider>
    </HostContext>,
  );
  addCleanup(() => {
    stop();
    router.dispose();
    store.dispatch(baseApi.util.resetApiState());
  });
  return {
    ...view,
    store,
    requests,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    router,
  };
}

/** Renders one shared component for Ada, at any URL. */
export const renderPart = (part: ReactNode, data?: ReplyHandler, at = '/') =>
  renderParts({ '*': part }, at, data);
