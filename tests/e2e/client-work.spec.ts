import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
/** Demo data: the contact linked to the paying buyer's account. */
const CONTACT = 'dec0de00-0000-4000-8000-000000009301';

test('a broker sends a client communities, the client asks about one, and the broker sees it in one timeline', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('client', { id: CONTACT }));
  await page.getByRole('button', { name: 'Send a shortlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a shortlist' });
  const choices = dialog.getByRole('checkbox');
  await expect(choices.first()).toBeChecked();
  for (const choice of (await choices.all()).slice(1)) await choice.uncheck();
  await dialog.getByRole('textbox').fill('Look at the kitchen of this one.');
  const sent = page.waitForResponse((response) => response.url().includes('/rpc/send_shortlist'));
  await dialog.getByRole('button', { name: 'Send 1 community' }).click();
  expect((await sent).ok()).toBe(true);

  const other = await openForAnother();
  await openSignedIn(other, product.url, demo('buyer-pro'), DEMO_PASSWORD);
  await other.goto(linkTo('clientDashboard'));
  const list = other
    .getByRole('region', { name: /^Picked for you/ })
    .filter({ hasText: 'Look at the kitchen of this one.' });
  await list.getByRole('button', { name: 'Ask' }).click();
  await list.getByRole('textbox').fill('Does the licence pass to a buyer?');
  const questionSent = other.waitForResponse((response) =>
    response.url().includes('/rpc/answer_shortlist'),
  );
  await list.getByRole('button', { name: 'Send question' }).click();
  expect((await questionSent).ok()).toBe(true);

  await page.goto(`${linkTo('communicationHub')}?client=${CONTACT}`);
  const line = page.getByRole('region', { name: 'Activity' });
  await expect(line.getByText('Does the licence pass to a buyer?')).toBeVisible();
  await expect(line.getByText(/^Shortlist sent:/).first()).toBeVisible();
});
