import { expect, test } from './product.ts';

test('a link that needs an account says so to visitors and leads there through sign-in', async ({
  page,
}) => {
  await page.goto('/analytics');
  const name = 'your dashboard Login Required';
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', '/auth?redirect=dashboard');
});

test('the footer links only to pages that are built', async ({ page }) => {
  await page.goto('/about');
  const items = page.getByRole('navigation', { name: 'Footer' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  expect(await items.count()).toBe(await items.getByRole('link').count());
});
