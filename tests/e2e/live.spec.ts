import { arrange, PASSWORD } from './live.ts';
import { expect, signIn, test } from './product.ts';

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
