import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

test('a series is created, one occurrence moved and restored, and another skipped, by keyboard alone', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('calendar', undefined, { span: 'week', day: '2027-03-10' }));
  await expect(page.getByRole('button', { name: 'New event' })).toBeVisible();
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title', { exact: true }).fill('Tour of Alder House');
  await form.getByLabel('Repeats', { exact: true }).selectOption({ label: 'Daily' });
  await form.getByLabel('Number of occurrences', { exact: true }).fill('3');
  await form.getByRole('button', { name: 'Add event' }).press('Enter');
  await expect(form).toBeHidden();

  const at = (time: string) =>
    page.getByRole('link', { name: new RegExp(`${time} .*Tour of Alder House`) });
  await expect(at('9:00 AM')).toHaveCount(3);
  await at('9:00 AM').nth(1).press('m');
  const move = page.getByRole('dialog', { name: 'Move Tour of Alder House to' });
  await move.getByLabel('Starts').fill('14:00');
  await move.getByLabel('Ends').fill('15:30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Occurrence updated', { exact: true })).toBeVisible();
  await expect(at('2:00 PM')).toHaveCount(1);
  await expect(at('9:00 AM')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(at('9:00 AM')).toHaveCount(3);
  await expect(at('2:00 PM')).toHaveCount(0);

  await at('9:00 AM').last().press('Enter');
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Skip Friday, March 12' }).press('Enter');
  await expect(at('9:00 AM')).toHaveCount(2);
});
