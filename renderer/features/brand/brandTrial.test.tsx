import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HOUSE_COLOURS } from '#shared/brand/brand.ts';
import type { Session } from '#shared/host.ts';
import { forgetOwn } from '../../core/session/index.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import type { DataReply } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => {
  act(forgetOwn);
  localStorage.clear();
  const { documentElement: root } = document;
  root.removeAttribute('style');
  delete root.dataset.brand;
  delete root.dataset.brandName;
});

const LIVE = {
  ...HOUSE_COLOURS,
  product_name: 'Harbor House',
  typeface: 'house',
  mail_footer: '',
  sign_in_title: '',
  sign_in_text: '',
  logo: null,
};
const worn = () => document.documentElement.dataset.brandName;

const STUDIO = {
  tenant: 'Harbor House',
  subdomain: 'harbor-house',
  may_publish: true,
  draft: null,
  live: LIVE,
  versions: [],
};
const grace: Session = { ...ada, userId: 'dec0de00-0000-4000-8000-000000000502' };

/** The studio, with a draft that is tried on. */
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
  fireEvent.click(await screen.findByRole('button', { name: 'Try on every screen' }));
  expect(await screen.findByText('You alone see this draft.')).toBeVisible();
  expect(worn()).toBe('Lighthouse');
  return page;
}

it('a draft is tried on every screen by whoever writes it alone, and taken off with a press', async () => {
  const { router } = await trying();
  await act(() => router.navigate('/profile'));
  expect(screen.getByText('You alone see this draft.')).toBeVisible();
  expect(worn()).toBe('Lighthouse');
  // The next start does not have it.
  expect(JSON.stringify(localStorage)).not.toContain('"name":"Lighthouse"');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(worn()).toBe('Harbor House'));
});

it('is taken off at once when what the workspace wears has not come', async () => {
  const never = new Promise<DataReply>(() => undefined);
  await trying(() => never);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(worn()).toBeUndefined();
});

it.each([
  ['signs out here', async () => act(forgetOwn)],
  ['is signed out in another tab', async () => undefined],
])('is nobody’s who signs in after its writer %s', async (_how, leave) => {
  const { host } = await trying();
  await leave();
  act(() => host.announce(null));
  await waitFor(() => expect(worn()).not.toBe('Lighthouse'));
  act(() => host.announce(grace));
  await waitFor(() => expect(worn()).toBe('Harbor House'));
  expect(screen.queryByText('You alone see this draft.')).toBeNull();
});
