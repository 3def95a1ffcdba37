import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;

/** Moves the focused card to a column by keyboard. */
async function move(page: Page, to: string): Promise<void> {
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: /^Move / });
  await expect(dialog).toBeVisible();
  const target = dialog.getByRole('button', { name: to, exact: true });
  for (let steps = 0; steps < 20; steps += 1) {
    if (await target.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a deal goes from valuation to won by keyboard alone; the team sees it and an outsider does not', async ({
  page,
  openForAnother,
  product,
}) => {
  const name = `Cedar ${randomUUID().slice(0, 8)}`;
  const open = async (who: string) => {
    const other = await openForAnother();
    await openSignedIn(other, product.url, demo(who), DEMO_PASSWORD);
    await other.goto(linkTo('dealPipeline'));
    return other;
  };
  await openSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('dealPipeline'));
  const column = (label: string) => page.getByRole('region', { name: label, exact: true });
  await expect(column('Valuation').getByRole('link', { name: 'Cypress Landing' })).toBeVisible();

  await page.getByRole('button', { name: 'New deal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Property/ })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const card = page.getByRole('link', { name, exact: true });
  await expect(column('Valuation').getByRole('link', { name, exact: true })).toBeVisible();

  const teammate = await open('broker-of-record');
  await expect(teammate.getByRole('link', { name, exact: true })).toBeVisible();
  const outsider = await open('operator');
  await expect(outsider.getByRole('region', { name: 'Valuation', exact: true })).toBeVisible();
  await expect(outsider.getByRole('link', { name, exact: true })).toBeHidden();

  await card.focus();
  await move(page, 'Engagement');
  const engagement = column('Engagement');
  await expect(engagement.getByRole('textbox', { name: 'Price' })).toBeFocused();
  await page.keyboard.type('12.4M');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(column('Engagement').getByRole('link', { name, exact: true })).toBeFocused();

  // Moves again right away, while the first move may still be saving.
  await move(page, 'Won');
  const won = column('Won');
  await expect(won.getByRole('textbox', { name: 'Buyer' })).toBeFocused();
  await page.keyboard.type('Tallgrass');
  for (const day of ['Expected close', 'Closed on']) {
    await won.getByLabel(day).focus();
    await page.keyboard.type('11202026');
  }
  await page.keyboard.press('Enter');
  await expect(won.getByRole('link', { name, exact: true })).toBeFocused();
  const seen = teammate.getByRole('region', { name: 'Won', exact: true });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name, exact: true })).toBeVisible();
});
