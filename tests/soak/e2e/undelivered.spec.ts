import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { expect, signIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

test('an administrator sees an undelivered message and sends it again', async ({
  page,
  product,
}) => {
  const service = createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await service.auth.admin.createUser({
    email: `unreachable-${randomUUID().slice(0, 8)}@people.example`,
    email_confirm: true,
  });
  const change = (values: Database['public']['Tables']['profiles']['Update']) =>
    service
      .from('profiles')
      .update(values)
      .eq('id', data.user?.id ?? '')
      .throwOnError();
  await change({ email: 'no address at all', approval_status: 'rejected' });

  await signIn(page, 'admin@demo.havenexchange.example', DEMO_PASSWORD);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: /See why/ }).click();
  await page
    .getByRole('row', { name: /no address at all/ })
    .getByRole('link')
    .click();
  const message = page.getByRole('dialog');
  await expect(message).toContainText('Account rejected');
  await expect(message).toContainText('The address is invalid');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No undelivered messages');
});
