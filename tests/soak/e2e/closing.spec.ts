import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, type Product, test } from '../../e2e/product.ts';
import { navigateInApp } from '../../e2e/screens.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
const LENDER = `lena-${randomUUID().slice(0, 8)}@shore-bank.example`;
const COUNSEL = `carl-${randomUUID().slice(0, 8)}@shore-law.example`;
/** Text that identifies one bidder and must not appear on the other's screens. */
const ONE = /Priya|Aster Partners|buyer-pro|9,300,000|Aster letter/;
const OTHER = /Ivan|Birch Capital|investor@|9,800,000|Birch letter/;

/** Sets up the sale as its broker: two bidders, each in a room group and invited to submit a sealed offer. */
async function arrange(product: Product) {
  const broker = createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await broker.auth.signInWithPassword({ email: demo('broker'), password: DEMO_PASSWORD });
  const row = { property_name: 'Maple Court', price: 9e6, state: 'OH' };
  const created = await broker
    .from('transactions')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  const sale = created.data.id;
  const party = async (role: string, name: string, email: string) => {
    const added = broker
      .from('transaction_parties')
      .insert({ transaction_id: sale, role, name, email })
      .select('id')
      .single()
      .throwOnError();
    return (await added).data.id;
  };
  await party('seller', 'Selma Demo-Seller', demo('seller'));
  const bidders = [
    await party('bidder', 'Priya Demo-Paid', demo('buyer-pro')),
    await party('bidder', 'Ivan Demo-Investor', demo('investor')),
  ];
  const guests = [
    await party('lender', 'Lena Shore', LENDER),
    await party('licensing_counsel', 'Carl Shore', COUNSEL),
  ];
  const opened = await broker.rpc('begin_room', { p_transaction_id: sale }).throwOnError();
  const p_room_id = opened.data;
  for (const [name, email] of [
    ['Aster Partners', demo('buyer-pro')],
    ['Birch Capital', demo('investor')],
  ] as const) {
    const p_group_id = randomUUID();
    const group = { p_room_id, p_id: p_group_id, p_name: name, p_side: 'buyer' };
    await broker.rpc('save_room_group', { ...group, p_adds: false, p_signs: true }).throwOnError();
    const member = { p_room_id, p_id: randomUUID(), p_group_id, p_name: name, p_email: email };
    const isOpen = { p_expires_at: null as unknown as string, p_is_ended: false };
    await broker.rpc('save_room_member', { ...member, ...isOpen }).throwOnError();
  }
  const round = { p_id: randomUUID(), p_transaction_id: sale, p_parties: bidders };
  const p_deadline = new Date(Date.now() + 3_600_000).toISOString();
  await broker.rpc('ask_for_offers', { ...round, p_deadline, p_is_sealed: true }).throwOnError();
  for (const p_party_id of guests) {
    await broker.rpc('invite_to_portal', { p_party_id }).throwOnError();
  }
  return { sale, round: round.p_id, room: p_room_id, broker };
}

/** Reads and signs the NDA before the room, asks a question, and submits a sealed offer with its attachment. */
async function bid(
  page: Page,
  { sale, room }: { readonly sale: string; readonly room: string },
  who: { readonly name: string; readonly price: string; readonly letter: string },
): Promise<void> {
  await page.goto(linkTo('dealRoom', { transactionId: sale }));
  await page.getByRole('textbox', { name: 'Your full name' }).fill(who.name);
  await page.getByText('I have read this text').click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Questions' })).toBeVisible();
  await navigateInApp(page, linkTo('dealRoomCollaboration', { roomId: room }));
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(`A question for ${who.price}`);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('listitem').getByText(`A question for ${who.price}`)).toBeVisible();
  await navigateInApp(page, linkTo('transaction', { id: sale }));
  const form = page.getByRole('form', { name: 'Your offer' });
  await form.getByLabel('Price').fill(who.price);
  await form.getByLabel('Add letter of intent').setInputFiles({
    name: who.letter,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  // Upload finished; before that it says "Sending, 15 bytes".
  await expect(form.getByText('15 bytes', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Submit sealed offer' }).click();
  await expect(page.getByText('Offer submitted.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Download the letter of intent ${who.letter}` }),
  ).toBeVisible();
}

/** Checks that a bidder's sale screens and notifications reveal nothing about the other bidder. */
async function expectAlone(
  page: Page,
  { sale, room }: { readonly sale: string; readonly room: string },
  other: RegExp,
): Promise<void> {
  const main = page.locator('main');
  // The first page is a full load, so that no cached data is shown.
  let isFresh = false;
  for (const [path, own] of [
    [linkTo('dealRoom', { transactionId: sale }), 'Maple Court'],
    [linkTo('dealRoomCollaboration', { roomId: room }), 'A question for'],
    [linkTo('transaction', { id: sale }), 'Maple Court'],
  ] as const) {
    if (isFresh) await navigateInApp(page, path);
    else await page.goto(path);
    isFresh = true;
    await expect(main.getByText(own).first()).toBeVisible();
    await expect(main).not.toContainText(other);
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText('Maple Court').first()).toBeVisible();
  await expect(bell).not.toContainText(other);
}

test('six people bid on, accept and close a sale, and no bidder learns about the other', async ({
  page,
  openForAnother,
  product,
}) => {
  const at = await arrange(product);
  const [one, other, seller, lender, counsel] = await Promise.all(
    Array.from({ length: 5 }, openForAnother),
  );
  if (!one || !other || !seller || !lender || !counsel) throw new Error('Somebody is missing.');
  await openSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await openSignedIn(one, product.url, demo('buyer-pro'), DEMO_PASSWORD);
  await openSignedIn(other, product.url, demo('investor'), DEMO_PASSWORD);
  await openSignedIn(seller, product.url, demo('seller'), DEMO_PASSWORD);

  await Promise.all([
    bid(one, at, { name: 'Priya Demo-Paid', price: '9,300,000', letter: 'Aster letter.pdf' }),
    bid(other, at, {
      name: 'Ivan Demo-Investor',
      price: '9,800,000',
      letter: 'Birch letter.pdf',
    }),
  ]);
  await page.goto(linkTo('sellerOffers', undefined, { of: at.sale }));
  await expect(page.getByText('No offers to show yet.')).toBeVisible();
  // tests/security/deals/closings.test.ts covers every other way either could learn something.
  await Promise.all([expectAlone(one, at, OTHER), expectAlone(other, at, ONE)]);
  // Subscribers have a list of their rooms.
  await navigateInApp(one, linkTo('dealRooms'));
  await expect(one.locator('main').getByText('Maple Court').first()).toBeVisible();
  await expect(one.locator('main')).not.toContainText(OTHER);

  // The deadline passes.
  await createClient<Database>(product.url, product.secretKey)
    .from('offer_rounds')
    .update({ deadline: new Date(Date.now() - 1000).toISOString() })
    .eq('id', at.round)
    .throwOnError();
  await page.reload();
  const compared = page.getByRole('region', { name: 'Offer comparison' });
  await expect(
    compared.getByRole('button', { name: /^Download the letter of intent/ }),
  ).toHaveCount(2);
  await compared.getByRole('button', { name: 'Accept Priya Demo-Paid' }).click();
  await expect(compared.getByText('Accepted')).toBeVisible();

  await seller.goto(linkTo('sellerOffers', undefined, { of: at.sale }));
  const offers = seller.getByRole('region', { name: 'Offer comparison' });
  await expect(offers).toContainText('Accepted');
  const guests = [
    [lender, LENDER, 'The loan is committed.'],
    [counsel, COUNSEL, 'The license is issued.'],
  ] as const;
  for (const [guest, email, message] of guests) {
    await guest.goto(await product.linkTo(email));
    await guest.getByRole('button', { name: 'Open' }).click();
    await expect(guest.getByRole('heading', { name: 'Maple Court' })).toBeVisible();
    await guest.getByRole('textbox', { name: 'Write to our team' }).fill(message);
    await guest.getByRole('button', { name: 'Send', exact: true }).click();
    const talk = guest.getByRole('region', { name: 'Messages and files' });
    await expect(talk.getByRole('listitem').getByText(message)).toBeVisible();
    await expect(guest.locator('main')).not.toContainText(OTHER);
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const status of ['loi_signed', 'psa', 'diligence', 'licensure', 'closing', 'closed']) {
    const change = {
      status,
      expected_close: today,
      ...(status === 'closed' && { closed_on: today }),
    };
    await at.broker.from('transactions').update(change).eq('id', at.sale).throwOnError();
  }
  for (const [guest] of guests) {
    await guest.reload();
    await expect(guest.getByText('Closed', { exact: true })).toBeVisible();
  }
  await one.goto(linkTo('transaction', { id: at.sale }));
  await expect(one.locator('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(one.locator('main')).not.toContainText(OTHER);
  await expectAlone(other, at, ONE);
});
