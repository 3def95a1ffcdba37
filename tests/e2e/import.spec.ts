import { randomUUID } from 'node:crypto';
import { FULL_RUN_ONLY, isFullRun } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { HTML, PNG } from '../support/file-samples.ts';
import { expect, openSignedIn, test } from './product.ts';

const CLIENTS = isFullRun ? 500 : 50;

test(`${CLIENTS} clients are imported from a file: validated, fixed, imported and undone`, async ({
  page,
  product,
}) => {
  const mark = randomUUID().slice(0, 8);
  const lines = Array.from({ length: CLIENTS }, (_, index) => {
    const email = index === 10 ? 'no address' : `c${index}@${mark}.example`;
    const state = index === 20 ? 'Texaz' : 'Texas';
    return `Person,${mark} ${index},${email},"Firm, ${index % 9}",${state}`;
  });
  const file = ['First Name,Last Name,E-mail Address,Company Name,State', ...lines].join('\r\n');

  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await page.getByRole('button', { name: 'Import contacts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'picture.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
  });
  await expect(dialog.getByRole('alert')).toContainText("isn't a workbook");
  await choose.setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(
    dialog.getByRole('heading', { name: `${CLIENTS} rows in clients.csv` }),
  ).toBeFocused();
  // Escape asks before it discards the file, and a second Escape keeps working.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard this import?', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  for (const [column, field] of [
    ['First Name', 'name'],
    ['Last Name', 'name'],
    ['E-mail Address', 'email'],
    ['Company Name', 'company'],
  ] as const) {
    await expect(dialog.getByLabel(`${column} maps to`)).toHaveValue(field);
  }
  await dialog.getByRole('button', { name: 'Validate' }).click();
  await expect(
    dialog.getByRole('heading', {
      name: `2 of ${CLIENTS} rows have errors`,
    }),
  ).toBeFocused();
  await expect(dialog.getByText("isn't a state. Use TX or Texas")).toBeVisible();

  await dialog.getByLabel('E-mail of row 12').fill(`c10@${mark}.example`);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('State of row 22').fill('TX');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('heading', { name: `All ${CLIENTS} rows are valid` }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Validate again' }).click();
  await dialog.getByRole('button', { name: `Import ${CLIENTS} contacts` }).click();
  await expect(dialog.getByRole('heading', { name: `${CLIENTS} contacts added` })).toBeFocused();
  await dialog.getByRole('button', { name: 'Show contacts' }).click();
  await page.goto(`${linkTo('clients')}?q=${mark}`);
  await expect(page.getByText(`${CLIENTS} contacts`, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Import contacts' }).click();
  await dialog.getByRole('button', { name: 'Undo this import' }).first().click();
  await expect(page.getByText(`${CLIENTS} contacts removed.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Person ${mark}` })).toHaveCount(0);
});

test(
  'communities are imported from a file as drafts, and the complete ones are submitted together',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
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
  },
);

test(
  'communities are imported from a file with photos, each previewed first',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
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
  },
);
