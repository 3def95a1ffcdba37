import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Host } from '#shared/host.ts';
import { HostContext } from '../host/HostContext.tsx';
import type { AppStore } from '../session/store.ts';

interface AppProps {
  readonly host: Host;
  readonly store: AppStore;
  readonly router: RouterProviderProps['router'];
}

export function App({ host, store, router }: AppProps) {
  return (
    <StrictMode>
      <HostContext value={host}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </HostContext>
    </StrictMode>
  );
}
