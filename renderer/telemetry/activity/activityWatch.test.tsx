import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAccessContext } from '../../session/account/index.ts';
import { makeStore } from '../../session/store.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import ActivityWatch from './ActivityWatch.tsx';

/** Idle callbacks by handle. */
const idleCallbacks = new Map<number, () => void>();

beforeEach(() => {
  let number = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    number += 1;
    idleCallbacks.set(number, run);
    return number;
  });
  vi.stubGlobal('cancelIdleCallback', (one: number) => idleCallbacks.delete(one));
});
afterEach(() => {
  idleCallbacks.clear();
  vi.unstubAllGlobals();
});

async function becomeIdle() {
  const due = [...idleCallbacks.values()];
  idleCallbacks.clear();
  await act(async () => {
    for (const run of due) run();
  });
}

function watch() {
  const recordedPaths: string[] = [];
  const client = fakeDataClient(({ name, args: [row] }) => {
    if (name === 'insert activity_feed') {
      recordedPaths.push((row as { metadata: { page_url: string } }).metadata.page_url);
    }
    return { data: null };
  });
  const store = makeStore({ host: fakeHost(ada), dataClient: async () => client });
  const element = <ActivityWatch userId="00000000-0000-4000-8000-000000000001" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/faq'] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    told: recordedPaths,
    unmount: view.unmount,
    go: (path: string) => act(() => router.navigate(path)),
  };
}

it('reports nothing before the browser is idle, then each screen passed', async () => {
  const { told, go } = watch();
  await go('/about');
  await go('/projects');
  await go('/no-such-page');
  expect(told).toEqual([]);
  await becomeIdle();
  await vi.waitFor(() => expect(told).toEqual(['/faq', '/about', '/projects', '/no-such-page']));
});

it('reports nothing more after sign-out', async () => {
  const { told, go, unmount } = watch();
  await go('/about');
  unmount();
  await becomeIdle();
  expect(told).toEqual([]);
});

/** As in the app, where the watch starts once the account is loaded. */
function KnownWatch() {
  return useAccessContext() === null ? null : (
    <>
      <p>Account known</p>
      <ActivityWatch userId={ada.userId} />
    </>
  );
}

it('records no view of a denied screen', async () => {
  const profile = { ...adasAccount.profile, user_type: 'vendor' as const };
  const recordedPaths: string[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['vendor'], profile } },
  });
  const { router } = renderParts({ '*': <KnownWatch /> }, '/agents', (request) => {
    if (request.name !== 'insert activity_feed') return respond(request);
    const [row] = request.args as [{ metadata: { page_url: string } }];
    recordedPaths.push(row.metadata.page_url);
    return { data: null };
  });
  await screen.findByText('Account known');
  await becomeIdle();
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/AI-Workflow-buyer'));
  await act(() => router.navigate('/about'));
  await becomeIdle();
  await vi.waitFor(() => expect(recordedPaths).toEqual(['/faq', '/about']));
});
