import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HOUSE_COLOURS } from '#shared/brand/brand.ts';
import { tryOn } from '../../core/brand/trial.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => {
  act(() => tryOn(null));
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

it('a draft is tried on every screen by whoever writes it alone, and taken off with a press', async () => {
  const { router } = renderApp({
    at: '/white-label-manager',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'] } },
      'rpc my_brand': { data: LIVE },
      'rpc brand_studio': {
        data: {
          tenant: 'Harbor House',
          subdomain: 'harbor-house',
          may_publish: true,
          draft: null,
          live: LIVE,
          versions: [],
        },
      },
    }),
  });
  fireEvent.change(await screen.findByLabelText(/^Product name/), {
    target: { value: 'Lighthouse' },
  });
  await waitFor(() => expect(worn()).toBe('Harbor House'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try on every screen' }));
  expect(await screen.findByText('You alone see this draft.')).toBeVisible();
  expect(worn()).toBe('Lighthouse');
  await act(() => router.navigate('/profile'));
  expect(screen.getByText('You alone see this draft.')).toBeVisible();
  expect(worn()).toBe('Lighthouse');
  // The next start does not have it.
  expect(JSON.stringify(localStorage)).not.toContain('"name":"Lighthouse"');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(worn()).toBe('Harbor House'));
});
