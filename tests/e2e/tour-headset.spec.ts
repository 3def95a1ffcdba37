import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { connectHeadset, TOUR, testHeadset } from './tour-headset.ts';

testHeadset('lounge', 'panorama');

test('a headset that fails to start shows a message and leaves the tour unchanged', async ({
  page,
  product,
}) => {
  await connectHeadset(page);
  await page.addInitScript(() => {
    const { xr } = navigator as unknown as { readonly xr: object };
    Object.defineProperty(xr, 'requestSession', {
      value: () => Promise.reject(new DOMException('Busy', 'InvalidStateError')),
    });
  });
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=lounge`);
  await page.getByRole('button', { name: 'View in headset' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: "The headset view didn't start." }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seating' })).toBeVisible();
});

test('a browser without a headset shows one sentence about it', async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`${TOUR}&scene=lounge`);
  const reason =
    /^(Connect a headset to view this tour in it|This browser doesn't support headsets)\.$/;
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in headset' })).toHaveCount(0);
});

test('a page opened elsewhere offers to reload for a headset', async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  // A link on a list that the server rendered would open a new document.
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Communities' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Maple Court of Westerville/ })
    .click();
  await page.getByRole('link', { name: 'Tour', exact: true }).click();
  await page.getByRole('button', { name: 'Enter the lounge' }).click();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByText(/^(Connect a headset|This browser)/)).toBeVisible();
});
