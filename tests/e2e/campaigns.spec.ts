import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

/** Demo data: a campaign draft. */
const DRAFT = 'dec0de00-0000-4000-8000-000000009512';

test('a broker reviews an audience, sends a test email, sends the campaign and cancels it', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('campaign', { id: DRAFT }));
  const audience = page.getByRole('region', { name: 'Audience' });
  await expect(audience.getByText(/\d recipients/)).toBeVisible();
  await expect(page.getByText(/^Hi Ada,/)).toBeVisible();
  const sending = page.getByRole('region', { name: 'Send', exact: true });
  const tested = page.waitForResponse((response) => response.url().includes('/rpc/test_campaign'));
  await sending.getByRole('button', { name: 'Send test email' }).click();
  expect((await tested).ok()).toBe(true);
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await sending.getByLabel(/Schedule/).fill(later);
  const sent = page.waitForResponse((response) => response.url().includes('/rpc/send_campaign'));
  await sending.getByRole('button', { name: /^Send to \d+ contacts$/ }).click();
  expect((await sent).ok()).toBe(true);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^Waiting/).first()).toBeVisible();
  await results.getByRole('button', { name: 'Stop pending emails' }).click();
  await expect(audience.getByText(/\d recipients/)).toBeVisible();
});
