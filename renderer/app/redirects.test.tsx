import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

it('redirects an old path and keeps its query and hash', async () => {
  const { address, router } = renderApp({ at: '/pricing?plan=professional#questions' });
  await waitFor(() => expect(address()).toBe('/user-pricing?plan=professional'));
  expect(router.state.location.hash).toBe('#questions');
  expect(router.state.historyAction).toBe('REPLACE');
});
