import { expect, test } from './product.ts';

test('a link to what needs an account says so to a visitor and leads there by the sign-in', async ({
  page,
}) => {
  await page.goto('/analytics');
  const name = 'Your dashboard Login Required';
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', '/auth?redirect=dashboard');
});

test('the footer offers what is built and nothing else', async ({ page }) => {
  await page.goto('/about');
  const items = page.getByRole('navigation', { name: 'Footer' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  expect(await items.count()).toBe(await items.getByRole('link').count());
});
