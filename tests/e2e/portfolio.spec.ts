import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

const STATEMENT = `Effective Date,Investment Name,Transaction Type,Amount
3/31/2020,Maple Ridge,Capital call,"$10,000.00"
4/30/2020,Maple Ridge,Preferred return,$250.00
not a date,Maple Ridge,Distribution,$1.00
`;

test('an investor imports a statement, sees its entries in the returns, and undoes it', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto(linkTo('portfolio'));
  const paidIn = page.getByRole('link', {
    name: 'Maple Ridge Assisted Living, paid in: $625,000',
  });
  await expect(paidIn).toBeVisible();

  await page.getByRole('button', { name: 'Import statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import statement' });
  await dialog.getByLabel('Entity').selectOption('Northlight Holdings LLC (demo)');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'maple.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(STATEMENT),
  });
  await expect(dialog.getByText('Row 4: Enter a date such as 3/31/2026.')).toBeVisible();
  await expect(dialog.getByText('Matched by similar words. Check it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(dialog.getByText('Maple Ridge Assisted Living: $800,000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog).toBeHidden();

  const more = page.getByRole('link', { name: 'Maple Ridge Assisted Living, paid in: $635,000' });
  await more.click();
  await expect(page).toHaveURL(/\/portfolio-transactions\?holding=/);
  await expect(
    page.getByRole('row', { name: /Contribution.*\$10,000\.00.*Imported/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Import statement' }).click();
  await dialog.getByLabel('Entity').selectOption('Northlight Holdings LLC (demo)');
  await dialog.getByRole('button', { name: 'Undo import of maple.csv' }).click();
  await expect(dialog.getByText('Undone')).toBeVisible();
  await page.goto(linkTo('portfolio'));
  await expect(paidIn).toBeVisible();
});
