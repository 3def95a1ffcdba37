import type { Locator, Page } from '@playwright/test';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

const rowsOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name, exact: true }).locator('tbody tr');

/** Labels of the figures of a section, each with its count at the end. */
async function readFigures(section: Locator): Promise<{ label: string; count: number }[]> {
  await expect(section.getByRole('link').first()).toBeVisible();
  const texts = await section.getByRole('link').allTextContents();
  return texts.map((label) => ({ label, count: Number(label.match(/: (\d+)$/)?.[1]) }));
}

/** Opens each figure of a section and compares its count with the rows of a table. */
async function openEachFigure(
  page: Page,
  screen: RouteName,
  section: string,
  tableOf: (label: string) => string,
): Promise<number> {
  const region = page.getByRole('region', { name: section, exact: true });
  await page.goto(linkTo(screen));
  const figures = await readFigures(region);
  for (const { label, count } of figures) {
    await page.goto(linkTo(screen));
    await region.getByRole('link', { name: label, exact: true }).click();
    await expect(region, label).toBeHidden();
    // A list without rows has no table.
    if (count > 0) await expect(rowsOf(page, tableOf(label)).first(), label).toBeVisible();
    await expect(rowsOf(page, tableOf(label)), label).toHaveCount(count);
  }
  return figures.reduce((total, { count }) => total + count, 0);
}

test.beforeEach(async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('operator'), DEMO_PASSWORD);
});

test('each figure of the compliance dashboard opens its rows', async ({ page }) => {
  const total = await openEachFigure(page, 'complianceDashboard', 'Due', () => 'Due items');
  expect(total).toBeGreaterThan(0);

  await page.goto(linkTo('complianceDashboard'));
  const states = page.getByRole('group', { name: 'Findings by status' }).getByRole('button');
  const grades = page.getByRole('table', { name: 'Scope and severity' }).getByRole('button');
  const months = page.getByRole('group', { name: 'Findings by month' }).getByRole('button');
  for (const figures of [states, grades, months]) {
    await expect(figures.first()).toBeVisible();
    for (let place = 0; place < (await figures.count()); place += 1) {
      const figure = figures.nth(place);
      const count = Number(await figure.locator('strong').textContent());
      await figure.click();
      await expect(figure).toHaveAttribute('aria-pressed', 'true');
      await expect(rowsOf(page, 'Findings')).toHaveCount(count);
      await figure.click();
      await expect(figure).toHaveAttribute('aria-pressed', 'false');
    }
  }
});

test('each figure of the insurance dashboard opens its rows', async ({ page }) => {
  for (const [section, table] of [
    ['Policies', 'Policies'],
    ['Vendor certificates', 'Vendors'],
    ['Claims', 'Claims'],
    ['Reported by quarter', 'Claims'],
  ] as const) {
    expect(await openEachFigure(page, 'insuranceDashboard', section, () => table)).toBeGreaterThan(
      0,
    );
  }

  await page.goto(linkTo('insuranceDashboard'));
  const kinds = rowsOf(page, 'Claims by kind');
  await expect(kinds.first()).toBeVisible();
  for (let place = 0; place < (await kinds.count()); place += 1) {
    const cellOf = (name: string) => kinds.nth(place).locator(`[data-label="${name}"]`);
    const expected = {
      claims: Number(await cellOf('Claims').textContent()),
      reserve: await cellOf('Reserve').textContent(),
      paid: await cellOf('Paid').textContent(),
      incurred: await cellOf('Incurred').textContent(),
    };
    await kinds.nth(place).getByRole('link').click();
    await expect(rowsOf(page, 'Claims')).toHaveCount(expected.claims);
    const total = page.getByRole('table', { name: 'Claims' }).locator('tfoot');
    for (const [label, amount] of [
      ['Reserve', expected.reserve],
      ['Paid', expected.paid],
      ['Incurred', expected.incurred],
    ] as const) {
      await expect(total.locator(`[data-label="${label}"]`)).toHaveText(amount ?? '');
    }
    await page.goBack();
  }
});

test('each figure of the health care dashboard opens its rows', async ({ page }) => {
  const total = await openEachFigure(page, 'healthcareDashboard', 'Survey readiness', (label) =>
    label.startsWith('Findings,')
      ? 'Findings'
      : label.startsWith('Policies')
        ? 'Policies'
        : 'Due items',
  );
  expect(total).toBeGreaterThan(0);

  await page.goto(linkTo('healthcareDashboard'));
  const measures = page
    .getByRole('table', { name: 'Care measures' })
    .getByRole('button', { name: /: show / });
  await expect(measures.first()).toBeVisible();
  for (let place = 0; place < (await measures.count()); place += 1) {
    const measure = measures.nth(place);
    const [, name = '', count = ''] =
      (await measure.getAttribute('aria-label'))?.match(/^(.*): show (\d+) /) ?? [];
    await measure.click();
    const rows = rowsOf(page, `Rows of ${name}`);
    if (count !== '0') await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasNotText: 'Denominator only' }), name).toHaveCount(Number(count));
  }
});
