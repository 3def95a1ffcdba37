import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { expect, signIn, test } from './product.ts';

const PASSWORD = 'a long walk by the lake';

/** Returns the service client and creates a user who is waiting for approval. */
async function arrange(url: string, secretKey: string) {
  const service = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = `waiting-${randomUUID().slice(0, 8)}@people.example`;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Wanda', last_name: 'Pending', user_type: 'buyer' },
  });
  if (error) throw error;
  const id = data.user.id;
  const decide = (approval_status: 'pending' | 'approved') =>
    service
      .from('profiles')
      .update({ approval_status, requires_approval: true })
      .eq('id', id)
      .throwOnError();
  return { service, id, email, decide };
}

test(
  "an approval updates the waiting user's screen without a reload",
  FULL_RUN_ONLY,
  async ({ page, product }) => {
    const { email, decide } = await arrange(product.url, product.secretKey);
    await decide('pending');
    await signIn(page, email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
    await decide('approved');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanda');
  },
);

test(
  'changes made while the connection was down show after reconnecting',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
    const { service, id, email } = await arrange(product.url, product.secretKey);
    const lines: { close(): Promise<void> }[] = [];
    let isDown = false;
    await page.routeWebSocket(/realtime\/v1\/websocket/, (line) => {
      if (isDown) return void line.close();
      line.connectToServer();
      lines.push(line);
    });
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/-dashboard$/);
    await page.goto('/profile');
    const roles = page.getByRole('region', { name: 'Roles' }).getByRole('table');
    await expect(roles.getByRole('row')).toHaveCount(2);
    await expect.poll(() => lines.length).toBeGreaterThan(0);

    isDown = true;
    await Promise.all(lines.map((line) => line.close()));
    await service.from('user_roles').insert({ user_id: id, role: 'investor' }).throwOnError();
    isDown = false;
    await expect(roles.getByRole('row')).toHaveCount(3);
  },
);

test('changes made before the first connection show once it opens', async ({ page, product }) => {
  const { service, id, email } = await arrange(product.url, product.secretKey);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.routeWebSocket(/realtime\/v1\/websocket/, async (line) => {
    await isLetThrough;
    line.connectToServer();
  });
  await page.goto('/profile');
  const roles = page.getByRole('region', { name: 'Roles' }).getByRole('table');
  await expect(roles.getByRole('row')).toHaveCount(2);
  await service.from('user_roles').insert({ user_id: id, role: 'investor' }).throwOnError();
  letThrough();
  await expect(roles.getByRole('row')).toHaveCount(3);
});

test('a loaded screen repeats each followed request once when its channels open', async ({
  page,
  product,
}) => {
  const { service, id, email } = await arrange(product.url, product.secretKey);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto('/notifications');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  const [joined, confirmed] = [new Set<string>(), new Set<string>()];
  page.on('request', (request) => {
    const call = /\/rest\/v1\/(rpc\/(?:my_|notification_counts).*|billing_accounts)/.exec(
      request.url(),
    );
    if (call !== null) requests.push(`${call[1]} ${request.postData() ?? ''}`);
  });
  page.on('websocket', (line) => {
    const note = (names: Set<string>, event: string) => (frame: { payload: string | Buffer }) => {
      const [, , topic, what] = JSON.parse(String(frame.payload)) as string[];
      if (what === event && topic !== undefined) names.add(topic);
    };
    line.on('framesent', note(joined, 'phx_join'));
    line.on('framereceived', note(confirmed, 'system'));
  });
  await page.reload();
  await expect.poll(() => joined.size).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => [...joined].filter((topic) => !confirmed.has(topic))).toEqual([]);
  const times = (call: string) => requests.filter((one) => one.startsWith(call)).length;
  await expect.poll(() => times('rpc/my_account')).toBe(2);
  // By the time this change is answered, every refetch after joining a channel has happened.
  await service.from('profiles').update({ bio: 'Pending' }).eq('id', id).throwOnError();
  await expect.poll(() => times('rpc/my_account')).toBe(3);
  // The figures depend on the account too.
  expect(times('rpc/my_figures')).toBeLessThanOrEqual(3);
  const others = new Set(requests.filter((one) => !/my_account|my_figures/.test(one)));
  expect(others.size).toBeGreaterThan(1);
  for (const one of others) expect(times(one), one).toBeLessThanOrEqual(2);
});
