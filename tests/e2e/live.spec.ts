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

test('a loaded screen makes each request once when nothing changes', async ({ page, product }) => {
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
  // By the time this change is answered, any refetch after joining a channel has happened.
  const times = (call: string) => requests.filter((one) => one.startsWith(call)).length;
  const before = times('rpc/my_account');
  await service.from('profiles').update({ bio: 'Pending' }).eq('id', id).throwOnError();
  await expect.poll(() => times('rpc/my_account')).toBe(2);
  expect(before).toBe(1);
  const others = requests.filter((one) => !/my_account|my_figures/.test(one));
  expect(others.length).toBeGreaterThan(1);
  expect(others.toSorted()).toEqual([...new Set(others)].sort());
});
