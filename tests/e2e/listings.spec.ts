import { expect, test } from './product.ts';

test('a visitor searches, filters, opens a community and returns to the same position', async ({
  page,
}) => {
  await page.goto('/investment-opportunities');
  await expect(page.getByRole('row', { name: /Maple Court of Westerville/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('grov');
  await page.getByRole('option', { name: /Elm Grove of Peoria/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 communities', { exact: true }).first()).toBeVisible();

  await page.getByLabel('State').selectOption('IL');
  await expect(page).toHaveURL('/investment-opportunities?search=grov&state=IL');
  await expect(page.getByText('1 community', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Elm Grove of Peoria', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elm Grove of Peoria');
  await expect(page).toHaveTitle('Elm Grove of Peoria, Peoria, IL · Haven Exchange');
  await expect(page.getByText('Computed: asking price × cap rate')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Drawing of a gabled main house' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const structuredData = JSON.parse(
    await page.locator('head script[type="application/ld+json"]').last().innerText(),
  );
  expect(structuredData).toMatchObject({
    name: 'Elm Grove of Peoria',
    offers: { price: 12_500_000 },
  });
  await expect(page.getByRole('link', { name: 'Sign in to contact the broker' })).toBeVisible();
  await expect(page.getByText(/5320 Knoxville/)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/investment-opportunities?search=grov&state=IL');
  await expect(page.getByRole('row', { name: /Elm Grove of Peoria/ })).toBeVisible();
});

test("a range filter's panel stays within the window", async ({ page }) => {
  for (const width of [820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/investment-opportunities');
    for (const name of ['Price per bed', 'Cap rate']) {
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('list', { name: `${name}, presets` });
      const box = await panel.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
      expect(box?.x).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
  }
});
