import { expect, test } from './product.ts';

test('a result updates as the user types, and its URL shares it', async ({ page }) => {
  await page.goto('/valuation-calculator');
  const value = page.getByRole('region', { name: 'Results' }).getByRole('definition').first();
  await expect(value).toContainText('$16,578,667');
  await expect(page.getByRole('button', { name: /cap rate$/ }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Cap rate' }).fill('8');
  await expect(value).toContainText('$15,542,500');
  await expect(page).toHaveURL('/valuation-calculator?cap=8');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Cap rate' })).toHaveValue('8');
  await expect(value).toContainText('$15,542,500');
  await page
    .getByRole('button', { name: /cap rate$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/valuation-calculator\?.*rate=/);
  await expect(value).not.toContainText('$15,542,500');
});
