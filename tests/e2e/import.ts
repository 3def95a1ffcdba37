import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { openListTools } from './listTools.ts';
import { expect, openSignedIn, test } from './product.ts';

export function testClientImport(count: number): void {
  test(`${count} clients are imported from a file: validated, fixed, imported and undone`, async ({
    page,
    product,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const lines = Array.from({ length: count }, (_, index) => {
      const email = index === 10 ? 'no address' : `c${index}@${mark}.example`;
      const state = index === 20 ? 'Texaz' : 'Texas';
      return `Person,${mark} ${index},${email},"Firm, ${index % 9}",${state}`;
    });
    const file = ['First Name,Last Name,Email Address,Company Name,State', ...lines].join('\r\n');

    await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
    await page.goto(linkTo('clients'));
    await openListTools(page);
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
      dialog.getByRole('heading', { name: `${count} rows in clients.csv` }),
    ).toBeFocused();
    // Escape asks before it discards the file, and a second Escape keeps working.
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard this import?', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep working' }).click();
    for (const [column, field] of [
      ['First Name', 'name'],
      ['Last Name', 'name'],
      ['Email Address', 'email'],
      ['Company Name', 'company'],
    ] as const) {
      await expect(dialog.getByLabel(`${column} maps to`)).toHaveValue(field);
    }
    await dialog.getByRole('button', { name: 'Validate' }).click();
    await expect(
      dialog.getByRole('heading', {
        name: `2 of ${count} rows have errors`,
      }),
    ).toBeFocused();
    await expect(dialog.getByText("isn't a state. Use TX or Texas")).toBeVisible();

    await dialog.getByLabel('Email of row 12').fill(`c10@${mark}.example`);
    await page.keyboard.press('Enter');
    await dialog.getByLabel('State of row 22').fill('TX');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByRole('heading', { name: `All ${count} rows are valid` }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Validate again' }).click();
    await dialog.getByRole('button', { name: `Import ${count} contacts` }).click();
    await expect(dialog.getByRole('heading', { name: `${count} contacts added` })).toBeFocused();
    await dialog.getByRole('button', { name: 'Show contacts' }).click();
    await page.goto(`${linkTo('clients')}?q=${mark}`);
    await expect(page.getByText(`${count} contacts`, { exact: true }).first()).toBeVisible();

    await openListTools(page);
    await page.getByRole('button', { name: 'Import contacts' }).click();
    await dialog.getByRole('button', { name: 'Undo this import' }).first().click();
    await expect(page.getByText(`${count} contacts removed.`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Person ${mark}` })).toHaveCount(0);
  });
}

export function testCardImport(): void {
  test('contacts of a vCard file are checked, imported, and exported as vCard', async ({
    page,
    product,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const card = (...lines: readonly string[]) =>
      ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
    const file = [
      card(
        `FN:Ada ${mark}`,
        `item1.EMAIL;TYPE=WORK:ada@${mark}.example`,
        'TEL;TYPE=CELL:5125550100',
      ),
      card(`FN:Ben ${mark}`, 'EMAIL:no address'),
    ].join('\r\n');
    await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
    await page.goto(linkTo('clients'));
    await openListTools(page);
    await page.getByRole('button', { name: 'Import contacts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import contacts' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'contacts.vcf',
      mimeType: 'text/vcard',
      buffer: Buffer.from(file),
    });
    await expect(dialog.getByRole('heading', { name: '2 cards in contacts.vcf' })).toBeFocused();
    await expect(dialog.getByLabel('Email maps to')).toHaveValue('email');
    await dialog.getByRole('button', { name: 'Validate' }).click();
    await expect(dialog.getByRole('heading', { name: '1 of 2 cards has errors' })).toBeFocused();
    await dialog.getByLabel('Email of card 2').fill(`ben@${mark}.example`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'All 2 cards are valid' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Validate again' }).click();
    await dialog.getByRole('button', { name: 'Import 2 contacts' }).click();
    await expect(dialog.getByRole('heading', { name: '2 contacts added' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Show contacts' }).click();

    await page.goto(`${linkTo('clients')}?q=${mark}`);
    await expect(page.getByText('2 contacts', { exact: true }).first()).toBeVisible();
    await openListTools(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'vCard (.vcf)' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('contacts.vcf');
    const text = await readFile(await saved.path(), 'utf8');
    expect(text).toContain(`FN:Ada ${mark}\r\n`);
    expect(text).toContain('TEL;TYPE=CELL;TYPE=PREF:5125550100\r\n');
  });
}
