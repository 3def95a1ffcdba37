import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

const WILLOW_CREEK = 'dec0de00-0000-4000-8000-000000009802';

test('an investor commits and takes the first steps, and the sponsor sees the progress', async ({
  openForAnother,
  product,
}) => {
  const email = await createNewUser(product, 'investor');
  const investor = await openForAnother();
  await openSignedIn(investor, product.url, email, NEW_USER_PASSWORD);
  await investor.goto('/syndication');
  await investor.getByRole('link', { name: 'Willow Creek Memory Care' }).click();
  await investor.getByRole('tab', { name: 'Your subscription' }).click();
  await investor.getByRole('button', { name: 'Commit amount' }).click();
  const dialog = investor.getByRole('dialog', { name: 'Commit amount' });
  await dialog.getByLabel('Amount').fill('52,500');
  await dialog.getByRole('button', { name: 'Save commitment' }).click();
  await expect(dialog.getByText(/in steps of \$5,000\.00/).first()).toBeVisible();
  await dialog.getByLabel('Amount').fill('55,000');
  await dialog.getByRole('button', { name: 'Save commitment' }).click();
  await investor.getByLabel('Legal name').fill('Quarry Lane LLC');
  await investor.getByRole('button', { name: 'Save entity' }).click();
  await investor.getByRole('button', { name: 'Confirm documents read' }).click();
  await investor.getByRole('button', { name: 'Accept fee' }).click();
  await expect(investor.getByText('Soft commitment, 3 of 8 steps')).toBeVisible();

  const sponsor = await openForAnother();
  await openSignedIn(sponsor, product.url, demoEmail('broker-of-record'), DEMO_PASSWORD);
  await sponsor.goto(`/syndication/${WILLOW_CREEK}?tab=commitments`);
  const row = sponsor.getByRole('row', { name: /Quarry Lane LLC/ });
  await expect(row).toContainText('3 of 8');
  await expect(row).toContainText('Accreditation, to do');
  await expect(row).toContainText('$55,000.00');
});
