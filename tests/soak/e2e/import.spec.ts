import { randomUUID } from 'node:crypto';
import { linkTo } from '../../../shared/routes.ts';
import { testClientImport } from '../../e2e/import.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';
import { HTML, PNG } from '../../support/file-samples.ts';

testClientImport(500);

test('communities are imported from a file as drafts, and the complete ones are submitted together', async ({
  page,
  product,
}) => {
  const mark = randomUUID().slice(0, 8);
  const file = [
    'Facility Name,Type,City,State,Beds,Asking Price',
    `Oak ${mark},Assisted Living,Akron,OH,64,"$9,750,000"`,
    `Elm ${mark},Memory Care,Dayton,Ohio,32,4.2m`,
    `Ash ${mark},Castle,Toledo,OH,20,`,
  ].join('\n');

  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('submitListing'));
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import listings' });
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'communities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await dialog.getByRole('button', { name: 'Validate' }).click();
  await expect(dialog.getByRole('heading', { name: '1 of 3 rows has errors' })).toBeFocused();
  await dialog.getByLabel('Type of row 4').fill('Group Homes');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Validate again' }).click();
  await dialog.getByRole('button', { name: 'Import 3 listings' }).click();
  await expect(dialog.getByRole('heading', { name: '3 listings added' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Show listings' }).click();

  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem').filter({ hasText: mark })).toHaveCount(3);
  await page.getByRole('button', { name: /^Submit the \d+ complete drafts$/ }).click();
  await expect(drafts.getByRole('listitem').filter({ hasText: mark })).toHaveCount(0);
});

test('communities are imported from a file with photos, each previewed first', async ({
  page,
  product,
}) => {
  const mark = randomUUID().slice(0, 8);
  const file = [
    'Name,City,State,Type,Photos,Alt text',
    `${mark} Elm,Dayton,OH,Assisted living,front.png; court.png,The front; The court`,
    `${mark} Oak,Akron,OH,Memory care,front.png; missing.jpg,`,
    `${mark} Ash,Toledo,OH,Memory care,https://elsewhere.example/a.jpg,`,
    `${mark} Fir,Lima,OH,Memory care,page.png; bomb.png,`,
  ].join('\n');
  // 60,000 × 60,000 pixels, which would decompress to 14 GB.
  const bomb = Buffer.from(PNG);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('submitListing'));
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import listings' });
  await dialog
    .getByLabel('Photos', { exact: true })
    .setInputFiles([
      picture('front.png', PNG),
      picture('court.png', PNG),
      picture('page.png', Buffer.from(HTML)),
      picture('bomb.png', bomb),
      picture('unused.png', PNG),
    ]);
  await expect(dialog.getByRole('status')).toContainText('5 photos added.');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('button', { name: 'Validate' }).click();
  const check = dialog.getByRole('region', { name: 'Photos by row' });
  await expect(check).toContainText('5 photos go with 3 rows.');
  await expect(check).toContainText('Row 3: missing.jpg is not among the files.');
  await expect(check).toContainText("Photos can't be fetched from URLs");
  await expect(check).toContainText('1 file is not named in any row and stays here: unused.png');

  await dialog.getByRole('button', { name: 'Import 4 listings' }).click();
  await expect(dialog.getByText('3 of 5 photos uploaded.')).toBeVisible();
  await expect(dialog.getByText("Row 5, page.png: can't read this image")).toBeVisible();
  await expect(dialog.getByText("Row 5, bomb.png: can't read this image")).toBeVisible();
  await dialog.getByRole('button', { name: 'Show listings' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${mark} Elm` })
    .getByRole('link', { name: 'Continue' })
    .click();
  await page.getByRole('button', { name: /^Photos/ }).click();
  await expect(page.getByRole('img', { name: 'The front' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The court' })).toBeVisible();

  await page.getByRole('button', { name: 'Crop photo 1' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await crop.getByRole('button', { name: 'Square' }).click();
  await crop.getByRole('img').press('+');
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByRole('img', { name: 'The front' })).toBeVisible();
  await expect(page.getByText('Saved. You can continue on any device.')).toBeVisible();

  // Edited drafts stay; the rest of the import can be undone long afterwards.
  await page.goto(linkTo('submitListing'));
  await page
    .getByText('3 drafts imported')
    .getByRole('button', { name: 'Undo this import' })
    .click();
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem').filter({ hasText: mark })).toHaveCount(1);
});
