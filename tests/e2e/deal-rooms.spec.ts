import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const SALE = 'dec0de00-0000-4000-8000-000000008402';
const demo = (name: string) => `${name}@demo.havenexchange.example`;

test('a bidder reads page by page, signs new terms, and loses access as soon as the broker revokes it', async ({
  page,
  product,
}) => {
  const broker = createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await broker.auth.signInWithPassword({
    email: demo('broker'),
    password: DEMO_PASSWORD,
  });
  expect(signedIn.error).toBeNull();
  const { data } = await broker.rpc('room_view', { p_transaction_id: SALE });
  const room = (data as { id: string }).id;

  await openSignedIn(page, product.url, demo('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`/deal-room/${SALE}`);
  await expect(page.getByRole('button', { name: 'Staffing' })).toHaveCount(0);
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('button', { name: 'NDA and offering memorandum' }).click();
  await page.getByRole('button', { name: 'Offering memorandum.pdf' }).click();
  const viewer = page.getByRole('region', { name: 'Offering memorandum.pdf' });
  await expect(viewer.getByRole('img', { name: 'Page 1 of' })).toBeVisible();

  const p_body = 'You keep the documents in this room confidential for three years from today.';
  await broker.rpc('publish_room_nda', { p_room_id: room, p_seen: 1, p_body }).throwOnError();
  await expect(page.getByText(p_body)).toBeVisible({ timeout: 5000 });
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Priya Demo-Paid');
  await page.getByText('I have read this text').click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Offering memorandum.pdf' }).click();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByRole('img', { name: 'Page 2 of' })).toBeVisible();

  const people = await broker.rpc('room_people', { p_room_id: room });
  const reader = (
    people.data as { id: string; group_id: string; name: string; email: string }[]
  ).find(({ email }) => email === demo('buyer-pro'));
  const member = {
    p_room_id: room,
    p_id: reader?.id ?? randomUUID(),
    p_group_id: reader?.group_id ?? '',
    p_name: reader?.name ?? '',
    p_email: reader?.email ?? '',
    p_expires_at: null as unknown as string,
  };
  await broker.rpc('save_room_member', { ...member, p_is_ended: true }).throwOnError();
  await expect(page.getByRole('heading', { name: 'Your access has expired' })).toBeVisible({
    timeout: 5000,
  });
  await expect(viewer).toHaveCount(0);

  const audit = await broker.rpc('room_audit', { p_room_id: room });
  const lines = (
    audit.data as { kind: string; who: string; item: string; page: number; nda: number }[]
  )
    .filter(({ kind, who }) => kind === 'page' && who.includes(demo('buyer-pro')))
    .map(({ item, page: number, nda }) => [item, number, nda]);
  expect(lines[0]).toEqual(['Offering memorandum.pdf', 2, 2]);
  expect(lines.at(-1)).toEqual(['Offering memorandum.pdf', 1, 1]);
});
