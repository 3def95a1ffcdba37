import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
const SECOND_OPINION = '/vendor/dec0de00-0000-4000-8000-000000000407';

const LEIE = [
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE',
  ',,,SECOND OPINION FEASIBILITY LLC,OTHER BUSINESS,,,0000000000,,1 MAIN ST,AUSTIN,TX,78701,1128a1,20240520,00000000,00000000,',
  ...Array.from(
    { length: 9 },
    (_, n) =>
      `ROE${n},JANE,,,NURSE,,,0000000000,19600101,1 MAIN ST,TULSA,OK,74101,1128a3,20240520,00000000,00000000,`,
  ),
].join('\r\n');

test('an imported exclusion list shows a possible match, and confirming it removes the badge', async ({
  openForAnother,
  product,
}) => {
  const admin = await openForAnother();
  await openSignedIn(admin, product.url, demo('admin'), DEMO_PASSWORD);
  await admin.goto(SECOND_OPINION);
  await expect(admin.getByText('Verified', { exact: true }).first()).toBeVisible();
  await admin.goto('/vendor-credentials?view=exclusions');
  await expect(admin.getByRole('button', { name: 'Import list' })).toBeVisible();
  await admin
    .getByLabel('List file')
    .setInputFiles({ name: 'UPDATED.csv', mimeType: 'text/csv', buffer: Buffer.from(LEIE) });
  const match = admin.getByRole('listitem').filter({ hasText: 'SECOND OPINION FEASIBILITY LLC' });
  await expect(match).toBeVisible();
  await match.getByRole('button', { name: /^Confirm match/ }).click();
  await match.getByLabel('How you compared the two').fill('Same city and owner.');
  await match.getByRole('button', { name: 'Confirm match', exact: true }).click();
  await expect(match).toHaveCount(0);
  await admin.goto(SECOND_OPINION);
  await expect(admin.getByText('Verification lapsed')).toBeVisible();
});

test('a vendor publishes a calculator, clients use it, and the brochure prints it', async ({
  openForAnother,
  product,
}) => {
  const vendor = await openForAnother();
  await openSignedIn(vendor, product.url, demo('vendor-counsel'), DEMO_PASSWORD);
  await vendor.goto('/vendor-calculators');
  await vendor.getByRole('button', { name: 'Add calculator' }).click();
  await vendor.getByLabel('Title').fill('Change of ownership filing');
  await vendor.getByLabel('Price per').selectOption('bed');
  await vendor.getByLabel('Rate per bed ($)').fill('85');
  await vendor.getByLabel('Base price ($)').fill('4,000');
  await vendor.getByRole('button', { name: 'Save calculator' }).click();
  await vendor.getByRole('link', { name: 'View profile' }).click();
  // The page before has the same field in its preview.
  await expect(vendor.getByRole('heading', { name: 'Price calculators' })).toBeVisible();
  await vendor.getByLabel('Number of beds').fill('100');
  await expect(vendor.getByText('$12,500.00', { exact: true })).toBeVisible();
  await vendor.goto('/vendor-brochures');
  const download = vendor.waitForEvent('download');
  await vendor.getByRole('button', { name: 'Download brochure' }).click();
  expect((await download).suggestedFilename()).toMatch(/brochure\.pdf$/);
});
