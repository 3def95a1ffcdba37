import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

export const PASSWORD = 'a long walk by the lake';

export interface Buyer {
  readonly id: string;
  readonly email: string;
}

export const asServer = ({ secretKey }: Product) => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/json',
});

/** Creates a buyer who never had a plan. */
export async function makeBuyer(product: Product): Promise<Buyer> {
  const email = `payer-${randomUUID().slice(0, 8)}@people.example`;
  const response = await fetch(`${product.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: asServer(product),
    body: JSON.stringify({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { first_name: 'Paula', last_name: 'Pays', user_type: 'buyer' },
    }),
  });
  if (!response.ok) throw new Error(`No buyer could be made: ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  return { id, email };
}

/** Pays on the test checkout with one of its cards. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^(Start trial|Pay \$|Save card)/ }).click();
}
