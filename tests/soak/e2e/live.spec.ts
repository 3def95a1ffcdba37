import { arrange, PASSWORD } from '../../e2e/live.ts';
import { expect, signIn, test } from '../../e2e/product.ts';

test("an approval updates the waiting user's screen without a reload", async ({
  page,
  product,
}) => {
  const { email, decide } = await arrange(product.url, product.secretKey);
  await decide('pending');
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
  await decide('approved');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanda');
});

test('changes made while the connection was down show after reconnecting', async ({
  page,
  product,
}) => {
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
});
