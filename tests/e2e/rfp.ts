import type { Locator, Page } from '@playwright/test';

const DAY_MS = 86_400_000;
export const EXACT = { exact: true } as const;

export const dayAhead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, ...EXACT }).click();

export async function fillBid(page: Page, price: number): Promise<void> {
  const bid = page.getByRole('form', { name: 'Bid' });
  await bid.getByLabel('Price ($)', EXACT).fill(String(price));
  await bid.getByLabel('Valid until', EXACT).fill(dayAhead(120));
  await bid.getByLabel('Work begins', EXACT).fill(dayAhead(40));
  await bid.getByLabel('Weeks', EXACT).fill('9');
  await bid
    .getByLabel('Proposal', EXACT)
    .fill('One half of the courtyard at a time, behind a solid fence.');
  await bid
    .getByLabel('Approach', EXACT)
    .fill('Residents use the west half while we build the east half.');
  await bid.getByLabel('Milestone 1', EXACT).fill('Final acceptance');
  await bid.getByLabel('Due 1', EXACT).fill(dayAhead(100));
  await bid.getByLabel('Amount 1 ($)', EXACT).fill(String(price));
}
