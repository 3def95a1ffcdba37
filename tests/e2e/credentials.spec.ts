import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { PDF } from '../support/file-samples.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
const nextYear = `${new Date().getUTCFullYear() + 1}-06-30`;

test('a vendor submits a credential with its file, an administrator verifies it, and the profile shows it', async ({
  openForAnother,
  product,
}) => {
  const arrive = async (email: string, password: string) => {
    const page = await openForAnother();
    await openSignedIn(page, product.url, email, password);
    return page;
  };
  const vendor = await arrive(await createNewUser(product, 'vendor'), NEW_USER_PASSWORD);
  await vendor.goto('/vendor-credentials');
  await vendor.getByRole('link', { name: 'Build your service profile' }).click();
  await vendor.getByLabel('Company Name *').fill('Alder Roofing (demo)');
  await vendor.getByLabel('Service Category *').selectOption('Construction');
  await vendor.getByRole('button', { name: 'Continue' }).click();
  await vendor.getByRole('link', { name: 'Credentials' }).last().click();
  await vendor.getByRole('button', { name: 'Add credential' }).click();
  await vendor.getByLabel('Type').selectOption('Insurance certificate');
  await vendor.getByLabel('Coverage').selectOption('Umbrella insurance');
  await vendor.getByLabel('Expires on').fill(nextYear);
  const file = { name: 'umbrella.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await vendor.getByLabel('Choose file').first().setInputFiles(file);
  await expect(vendor.getByRole('list', { name: 'File' }).getByText(/^\d+ bytes$/)).toBeVisible();
  await vendor.getByRole('button', { name: 'Submit for review' }).click();
  const credentials = vendor.getByRole('list', { name: 'Your credentials' });
  await expect(credentials.getByText('Submitted', { exact: true })).toBeVisible();

  const admin = await arrive(demo('admin'), DEMO_PASSWORD);
  await admin.goto('/vendor-credentials');
  const row = admin.getByRole('listitem').filter({ hasText: 'Alder Roofing (demo)' });
  const download = admin.waitForEvent('download');
  await row.getByRole('button', { name: /^umbrella\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('umbrella.pdf');
  await row.getByRole('button', { name: /^Verify/ }).click();
  await expect(row).toHaveCount(0);
  await vendor.reload();
  await expect(credentials.getByText('Verified', { exact: true })).toBeVisible();
});
