import type { Page } from '@playwright/test';
import { linkTo, type RouteName } from '../../../shared/routes.ts';
import { openFigure, readFigures, rowsOf } from '../../e2e/compliance-figures.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** Opens each figure of a section. Returns the sum of the counts. */
async function openEachFigure(
  page: Page,
  screen: RouteName,
  name: string,
  tableOf: (label: string) => string,
): Promise<number> {
  const section = { screen, name, tableOf };
  const figures = await readFigures(page, section);
  for (const figure of figures) {
    await page.goto(linkTo(screen));
    await openFigure(page, section, figure);
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
