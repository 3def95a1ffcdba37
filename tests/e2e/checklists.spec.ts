import { copyStateChecklist, demo, openAs, SURVEYS } from './checklists.ts';
import { expect, test } from './product.ts';

test('two people edit a checklist: the second save is refused, shows what changed, and keeps what was typed', async ({
  page,
  openForAnother,
  product,
}) => {
  test.setTimeout(120_000);
  const name = 'Kitchen round';
  await openAs(page, product, demo('operator'), SURVEYS);
  await copyStateChecklist(page, name);
  const nurse = await openForAnother();
  const { pathname, search } = new URL(page.url());
  await openAs(nurse, product, demo('nurse'), pathname + search);
  const theirs = nurse.getByRole('dialog', { name: 'Edit checklist' });
  const mine = page.getByRole('dialog', { name: 'Edit checklist' });
  await theirs.getByLabel('Name').fill('Kitchen and dining round');
  await mine.getByLabel('Name').fill('Kitchen round of each week');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText(/saved version 2 while you were editing/)).toBeVisible();
  await expect(
    mine.getByText('Renamed from “Kitchen round” to “Kitchen and dining round”.'),
  ).toBeVisible();
  await expect(mine.getByLabel('Name')).toHaveValue('Kitchen round of each week');
  await expect(mine.getByRole('button', { name: 'Save' })).toBeDisabled();
  await mine.getByRole('button', { name: 'Keep draft' }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('button', { name: 'Kitchen round of each week' })).toBeVisible();
});
