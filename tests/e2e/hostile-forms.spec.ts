import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startConversation } from '../support/conversations.ts';
import { ATTACKER_HOST, TEMPLATE_INJECTION_RESULT } from './hostile-text.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { findUnsafeContent } from './unsafe-content.ts';

const mark = randomUUID().slice(0, 8);
const TEMPLATE = ['{{7191*7}} $', '{7191*7}'].join('');
const HOSTILE = `${mark} "><img src=//${ATTACKER_HOST}/i onerror=ran=1><script>ran=1</script> ${TEMPLATE}`;

/** Checks that no user text ran, loaded or became a link, and that it shows exactly as written. */
async function expectText(page: Page, text = HOSTILE): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  const harm = await page.evaluate(
    `(${findUnsafeContent})(document, ${JSON.stringify(ATTACKER_HOST)})` as string,
  );
  const ran = await page.evaluate(() => Reflect.get(window, 'ran') ?? null);
  expect({ harm, ran }).toEqual({ harm: [], ran: null });
  expect(await page.locator('body').innerText()).not.toContain(TEMPLATE_INJECTION_RESULT);
}

test(
  'a hostile message stays text for its sender and its recipient',
  FULL_RUN_ONLY,
  async ({ page, openForAnother, product }) => {
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
  },
);

test('a hostile contact created in the form stays text in its record and the list', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = page.getByRole('form', { name: 'New contact' });
  await form.getByLabel('Name').fill(HOSTILE);
  await form.getByRole('button', { name: /^(?:Save|Add|Make|Create)/ }).click();
  await expect(form).toBeHidden();
  await expectText(page);
  await page.goto(linkTo('clients', undefined, { search: mark }));
  await expectText(page);
});

test(
  'a hostile listing stays text through its form and review, for the team and for every visitor',
  FULL_RUN_ONLY,
  async ({ page, openForAnother, product }) => {
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
  },
);
