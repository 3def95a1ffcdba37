import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, fetchRows, openSignedIn, test } from './product.ts';

test("a resident's photo shows after it was added, and after a reload", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'operator@demo.havenexchange.example', DEMO_PASSWORD);
  const [{ id }] = (await fetchRows(
    product,
    'residents?status=eq.in_house&photo_path=is.null&deleted_at=is.null&select=id&order=name&limit=1',
  )) as [{ id: string }];
  await page.goto(linkTo('operatorResident', { id }));
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Add photo$/ }).click();
  await (await choosing).setFiles({ name: 'ada.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
  const widthOfPhoto = () =>
    page
      .locator('main [data-size="large"] img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOfPhoto).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(widthOfPhoto).toBeGreaterThan(0);
});
