import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
const inCommunity = `?community=${COMMUNITY}`;

const toCents = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);

/** The total of the aging table, in cents. */
async function readAging(page: Page): Promise<number> {
  await page.goto(`${linkTo('operatorBilling')}${inCommunity}&tab=aging`);
  const total = page
    .getByRole('table', { name: 'Aging by payor' })
    .getByRole('row')
    .last()
    .getByRole('cell')
    .last();
  await expect(total).toBeVisible();
  return toCents(await total.textContent());
}

/** The tile of money collected this month on the community's board: whole dollars and the number of payments. */
async function readCollected(page: Page): Promise<{ dollars: number; payments: number }> {
  const tile = page.getByRole('link').filter({ hasText: 'payments this month' });
  await expect(tile).toBeVisible();
  return {
    dollars: toCents(await tile.locator('strong').textContent()) / 100,
    payments: Number(/([\d,]+) payments/.exec(await tile.innerText())?.[1]?.replace(',', '')),
  };
}

test('a month is billed, the family pays online, and aging and the command center follow', async ({
  page: director,
  openForAnother,
  product,
}) => {
  // The director bills the next month.
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await director.goto(linkTo('operatorBilling') + inCommunity);
  await director.getByLabel('Month').selectOption({ index: 0 });
  await director.getByRole('button', { name: 'Preview run' }).click();
  await director.getByRole('button', { name: 'Approve run' }).click();
  await director.getByRole('button', { name: 'Post invoices' }).click();
  await expect(director.getByRole('button', { name: 'Preview run' })).toBeVisible();
  const agingBefore = await readAging(director);
  await director.goto(linkTo('operatorCommandCenter') + inCommunity);
  const collectedBefore = await readCollected(director);

  // The family pays the newest statement by card, on a phone.
  const family = await openForAnother();
  await family.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(family, product.url, demoEmail('family'), DEMO_PASSWORD);
  await family.goto(`${linkTo('operatorFamilyPortal')}?tab=statements`);
  await family
    .getByRole('button', { name: /^Pay invoice/ })
    .first()
    .click();
  const dialog = family.getByRole('dialog', { name: /^Pay invoice/ });
  const cents = toCents(await dialog.getByLabel('Amount ($)').inputValue());
  expect(cents).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await family.getByRole('button', { name: /^4242/ }).click();
  await family.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(family.getByText('Payment received')).toBeVisible();

  // The director's open board follows by itself, and so does aging.
  await expect
    .poll(async () => (await readCollected(director)).payments)
    .toBe(collectedBefore.payments + 1);
  const collected = (await readCollected(director)).dollars - collectedBefore.dollars;
  expect(Math.abs(collected - cents / 100)).toBeLessThanOrEqual(1);
  expect(await readAging(director)).toBe(agingBefore - cents);
  await director.goto(`${linkTo('operatorBilling')}${inCommunity}&tab=online`);
  await expect(
    director.getByRole('table', { name: 'Online payments' }).getByRole('row').nth(1),
  ).toContainText('Paid');
});
