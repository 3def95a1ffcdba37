import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '#shared/host.ts';
import { DEFAULT_COLORS } from '#shared/teams/brand/brand.ts';
import { clearUserStorage } from '../../../session/auth/index.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

afterEach(() => {
  act(clearUserStorage);
  localStorage.clear();
  const { documentElement: root } = document;
  root.removeAttribute('style');
  delete root.dataset.brand;
  delete root.dataset.brandName;
});

const LIVE = {
  ...DEFAULT_COLORS,
  product_name: 'Harbor House',
  typeface: 'house',
  mail_footer: '',
  sign_in_title: '',
  sign_in_text: '',
  logo: null,
};
const activeBrandName = () => document.documentElement.dataset.brandName;

const STUDIO = {
  tenant: 'Harbor House',
  subdomain: 'harbor-house',
  may_publish: true,
  draft: null,
  live: LIVE,
  versions: [],
};
const grace: Session = { ...ada, userId: 'dec0de00-0000-4000-8000-000000000502' };

/** Renders the studio with a draft in preview. */
async function trying(brand: () => DataReply | Promise<DataReply> = () => ({ data: LIVE })) {
  const page = renderApp({
    at: '/white-label-manager',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'] } },
      'rpc my_brand': brand,
      'rpc brand_studio': { data: STUDIO },
    }),
  });
  fireEvent.change(await screen.findByLabelText(/^Product name/), {
    target: { value: 'Lighthouse' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview on every screen' }));
  expect(await screen.findByText('Only you can see this draft.')).toBeVisible();
  expect(activeBrandName()).toBe('Lighthouse');
  return page;
}

it('previews a draft on every screen for its author only and stops on click', async () => {
  const { router } = await trying();
  await act(() => router.navigate('/profile'));
  expect(screen.getByText('Only you can see this draft.')).toBeVisible();
  expect(activeBrandName()).toBe('Lighthouse');
  // The preview must not survive a restart.
  expect(JSON.stringify(localStorage)).not.toContain('"name":"Lighthouse"');
  fireEvent.click(screen.getByRole('button', { name: 'Stop preview' }));
  await waitFor(() => expect(activeBrandName()).toBe('Harbor House'));
});

it("stops the preview immediately when the live brand hasn't loaded", async () => {
  const never = new Promise<DataReply>(() => undefined);
  await trying(() => never);
  fireEvent.click(screen.getByRole('button', { name: 'Stop preview' }));
  expect(activeBrandName()).toBeUndefined();
});

it.each([
  ['signs out here', async () => act(clearUserStorage)],
  ['is signed out in another tab', async () => undefined],
])('hides the preview from a user who signs in after its author %s', async (_how, endSession) => {
  const { host } = await trying();
  await endSession();
  act(() => host.announce(null));
  await waitFor(() => expect(activeBrandName()).not.toBe('Lighthouse'));
  act(() => host.announce(grace));
  await waitFor(() => expect(activeBrandName()).toBe('Harbor House'));
  expect(screen.queryByText('Only you can see this draft.')).toBeNull();
});
