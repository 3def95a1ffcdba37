import { expect, test } from './product.ts';

test('a visitor takes a tour through its screens, leaves it, and resumes where they were', async ({
  page,
}) => {
  await page.goto('/tours/buyer');
  await page.getByRole('link', { name: 'Start the tour' }).click();
  const bar = page.getByRole('complementary', { name: 'Buyer tour' });
  const next = bar.getByRole('link', { name: 'Next' });

  await expect(bar.getByText('Step 1 of 7')).toBeVisible();
  await expect(page).toHaveURL('/investment-opportunities');
  await next.click();
  await expect(bar.getByText('Step 2 of 7')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('data-tour-look', '');

  // Opening a community without the tour's link also completes the step.
  await page.getByRole('link', { name: 'Maple Court of Westerville', exact: true }).click();
  await expect(bar.getByText('Step 3 of 7')).toBeVisible();
  await bar.getByRole('button', { name: 'Exit tour' }).click();
  await expect(bar).toHaveCount(0);

  await page.goto('/tours/buyer');
  // The community is chosen again.
  await page.getByRole('link', { name: 'Resume at step 2' }).click();
  await expect(bar.getByText('Step 2 of 7')).toBeVisible();
  await expect(page.getByRole('row', { name: /Maple Court of Westerville/ })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(/\/property\//);

  const headings = [
    /^Try financial analysis/,
    /^Try the buyer dashboard/,
    /^Try the due diligence center/,
    /^Plans and prices$/,
  ];
  for (const heading of headings) {
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expect(bar.getByText('Step 7 of 7')).toBeVisible();
  await bar.getByRole('link', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/tours/buyer#next');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start the tour' })).toBeVisible();
});
