import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, type Product, signIn } from './product.ts';

export const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const clientOf = (product: Product) =>
  createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

export async function addSponsor(product: Product): Promise<string> {
  const email = await createNewUser(product, 'operator');
  const client = clientOf(product);
  await client.auth.signInWithPassword({ email, password: NEW_USER_PASSWORD });
  const subdomain = `s-${randomUUID().slice(0, 13)}`;
  await client.rpc('create_tenant', { name: 'Harbor Capital', subdomain }).throwOnError();
  return email;
}

export async function addInvestor(product: Product, entity: string): Promise<string> {
  const email = await createNewUser(product, 'investor');
  const client = clientOf(product);
  await client.auth.signInWithPassword({ email, password: NEW_USER_PASSWORD });
  await client
    .from('investment_entities')
    .insert({ name: entity, kind: 'trust', sharing: 'private' })
    .throwOnError();
  return email;
}

/** Signs in with the form; `openSignedIn` would restore the session without a second factor on each navigation. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await signIn(page, email, NEW_USER_PASSWORD);
  await page.waitForURL((url) => url.pathname !== linkTo('auth'));
}

/** Creates and opens a 506(c) offering of $200,000 and returns its ID. */
export async function openOffering(page: Page): Promise<string> {
  await page.goto(linkTo('syndication'));
  await page.getByRole('button', { name: 'Create offering' }).click();
  const form = page.getByRole('dialog', { name: 'Create offering' });
  await form.getByLabel('Title').fill('Willow Creek Memory Care');
  await form.getByLabel('Summary').fill('Buy 48 memory care apartments and renovate them.');
  await form.getByLabel('Closing date').fill(dayIn(60));
  await form.getByLabel('Rule').selectOption('506c');
  await form.getByLabel('Property').fill('Willow Creek');
  await form.getByLabel('State').selectOption('OH');
  await form.getByLabel('Offering size').fill('200,000');
  await form.getByLabel('Minimum commitment').fill('100,000');
  await form.getByLabel('Fee on top').fill('1');
  await form.getByLabel('Subscription agreement').fill('The investor subscribes for an interest.');
  await form.getByRole('button', { name: 'Create offering' }).click();
  await expect(page).toHaveURL(/\/syndication\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Open offering' }).click();
  await expect(page.getByRole('button', { name: 'Close offering' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export const at = (syndicateId: string, tab: string) =>
  linkTo('syndicate', { syndicateId }, { tab });

export async function startCommitment(page: Page, offering: string) {
  await page.goto(at(offering, 'subscription'));
  await page.getByRole('button', { name: 'Commit amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commit amount' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('$100,000');
  return dialog;
}
