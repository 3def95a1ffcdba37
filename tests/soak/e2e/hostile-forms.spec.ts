import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { linkTo } from '../../../shared/routes.ts';
import { expectText, HOSTILE } from '../../e2e/hostile-forms.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';
import { startConversation } from '../../support/conversations.ts';

test('a hostile message stays text for its sender and its recipient', async ({
  page,
  openForAnother,
  product,
}) => {
  const { userId } = await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  const other = await openForAnother();
  const { userId: otherId } = await openSignedIn(
    other,
    product.url,
    demoEmail('buyer-pro'),
    DEMO_PASSWORD,
  );
  const server = createClient<Database>(product.url, product.secretKey);
  const conversationId = await startConversation(server, [userId, otherId]);
  const there = linkTo('conversation', { conversationId });
  await other.goto(linkTo('messages'));
  await page.goto(there);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(HOSTILE);
  await page.keyboard.press('Enter');
  await expectText(page);
  // First in the conversation list and the notification, then in the conversation.
  await expectText(other);
  await other.goto(there);
  await expectText(other);
});

test('a hostile listing stays text through its form and review, for the team and for every visitor', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('submitListing'));
  await page.getByRole('button', { name: 'Start new listing' }).click();
  await page.getByLabel('Type').selectOption('assisted-living');
  const name = HOSTILE.slice(0, 100);
  await page.getByLabel('Community name').fill(name);
  await page.getByLabel('City').fill('Rutland');
  await page.getByLabel('State').selectOption('VT');
  const step = (title: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: title }).click();
  await step('Beds and units');
  await page.getByRole('textbox', { name: /^Units/ }).fill('30');
  await step('Figures');
  await page.getByLabel('Asking price').fill('12.5M');
  await page.getByLabel('Cap rate, %').fill('7.2');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page).toHaveURL(linkTo('myListings'));
  await expectText(page, name);

  const admin = await openForAnother();
  await openSignedIn(admin, product.url, demoEmail('admin'), DEMO_PASSWORD);
  await admin.goto(linkTo('adminListings'));
  await expectText(admin, name);
  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(admin.getByRole('link', { name })).toBeHidden();

  const { data } = await createClient<Database>(product.url, product.secretKey)
    .from('listings')
    .select('id')
    .eq('property_name', name)
    .single()
    .throwOnError();
  const visitor = await openForAnother();
  for (const route of ['property', 'publicListing'] as const) {
    await visitor.goto(linkTo(route, { id: data.id }));
    await expectText(visitor, name);
  }
});
