import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
const TITLE = 'Watercolor hour';

test('a resident signs up for an activity, attends it, and counts as engaged', async ({
  page,
  product,
}) => {
  const screen = `${linkTo('operatorActivities')}?community=${COMMUNITY}`;
  await openSignedIn(page, product.url, demoEmail('operator'), DEMO_PASSWORD);

  // Someone who has not taken part for two weeks.
  await page.goto(`${screen}&tab=engagement`);
  const engagement = page.getByRole('table', { name: 'Engagement' });
  await page.getByRole('button', { name: /^Not in 14 days/ }).click();
  const resident = (await engagement.getByRole('rowheader').first().textContent()) ?? '';

  // In the community's time zone, because attendance starts on the day of the activity.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  await page.goto(`${screen}&span=agenda&day=${day}`);
  await page.getByRole('button', { name: 'Add activity' }).click();
  const form = page.getByRole('dialog', { name: 'Add activity' });
  await form.getByLabel('Title').fill(TITLE);
  await form.getByLabel('Day', { exact: true }).fill(day);
  // Not over yet, whenever this runs.
  await form.getByLabel('Starts').fill('23:00');
  await form.getByLabel('Capacity').fill('1');
  await form.getByRole('button', { name: 'Add activity' }).click();
  await expect(form).toBeHidden();

  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click();
  const roster = page.getByRole('dialog', { name: TITLE });
  await roster.getByLabel('Search residents').fill(resident);
  await roster.getByRole('button', { name: `Sign up ${resident}` }).click();
  await expect(roster.getByText('1 of 1 signed up')).toBeVisible();
  await roster.getByRole('button', { name: `Attended: ${resident}` }).click();
  await expect(roster.getByText('1 attended')).toBeVisible();
  await roster.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Engagement' }).click();
  await expect(engagement.getByRole('row').filter({ hasText: resident })).toBeVisible();
  await page.getByRole('button', { name: /^Not in 14 days/ }).click();
  await expect(engagement.getByRole('row').filter({ hasText: resident })).toBeHidden();
});
