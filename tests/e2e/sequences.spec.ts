import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

/** Demo data: a sequence draft. */
const DRAFT = 'dec0de00-0000-4000-8000-000000009523';

test('a broker writes a step, starts a sequence, enrolls a contact and sees the next step', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('emailSequence', { id: DRAFT }));
  const answered = (call: string) =>
    page.waitForResponse((response) => response.url().includes(`/rpc/${call}`));
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Add step' }).click();
  await steps.getByLabel('Subject').fill('One more question');
  await steps.getByLabel('Body').fill('Dear {first_name},\n\nwhich state is next?');
  const saved = answered('save_sequence_step');
  await steps.getByRole('button', { name: 'Save step' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(steps.getByText('One more question')).toBeVisible();
  const started = answered('run_sequence');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect((await started).ok()).toBe(true);
  const enroll = page.getByRole('region', { name: 'Enroll' });
  const found = answered('find_contacts');
  await enroll.getByLabel('Search').fill('Calvin Oyelaran');
  expect((await found).ok()).toBe(true);
  await enroll.getByRole('checkbox', { name: /Calvin Oyelaran/ }).check();
  await enroll.getByRole('button', { name: 'Enroll 1 contact' }).click();
  // The sequence requires consent, and this contact hasn't been asked.
  await expect(enroll.getByText('1 excluded: no email consent')).toBeVisible();
  await enroll.getByLabel('Search').fill('Rosalind Petrakis');
  await enroll.getByRole('checkbox', { name: /Rosalind Petrakis/ }).check();
  await enroll.getByRole('button', { name: 'Enroll 1 contact' }).click();
  await expect(enroll.getByText('1 enrolled')).toBeVisible();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('row', { name: /Rosalind.*Good to meet you/ })).toBeVisible();
  await page.goto(linkTo('marketingAutomation'));
  const next = page.getByRole('region', { name: 'Upcoming' });
  await expect(next.getByRole('row', { name: /Rosalind.*Conference follow-up/ })).toBeVisible();
});
