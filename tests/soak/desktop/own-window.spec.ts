import { expect, newestPage, signInViaBridge, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';

test('opens an account in its own window from its panel', async ({ computer, workspace }) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page, 'admin@demo.havenexchange.example');
  await page.goto(`${TEST_ORIGIN}/admin/users?q=broker%40demo`);
  await page.getByRole('link', { name: 'Ben' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'Open in new window' }).click();
  await expect.poll(() => app.windows.length).toBe(2);
  const record = await newestPage(app);
  await expect(record.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('Ben');
  await expect(panel).toBeVisible();
});
