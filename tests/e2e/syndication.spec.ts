import { expect, test } from './product.ts';
import {
  addInvestor,
  addSponsor,
  at,
  openOffering,
  signInByForm,
  startCommitment,
} from './syndication.ts';

test('a sponsor opens an offering, and an investor commits to it', async ({
  page,
  openForAnother,
  product,
}) => {
  const other = await openForAnother();
  await Promise.all([
    addSponsor(product).then((email) => signInByForm(page, email)),
    addInvestor(product, 'Lin Family Trust').then((email) => signInByForm(other, email)),
  ]);
  const offering = await openOffering(page);
  const dialog = await startCommitment(other, offering);
  await dialog.getByRole('button', { name: 'Save commitment' }).click();
  await expect(other.getByRole('form', { name: 'Investing entity' })).toBeVisible();
  await page.goto(at(offering, 'commitments'));
  await expect(page.getByRole('row').filter({ hasText: '$100,000' })).toHaveCount(1);
});
