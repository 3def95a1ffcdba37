import { join } from 'node:path';
import { openPglite } from '../../../backend/db/pglite/open.ts';
import { accountDeletionJobs } from '../../../backend/maintenance/account-deletion.ts';
import { requestDeletionTwice } from '../../e2e/leaving.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  signIn,
  testInOwnProfile as test,
} from '../../e2e/product.ts';
import { ChildBackend } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

/** Skips fourteen days and runs the deletion job. */
async function twoWeeksLater(dataDir: string): Promise<void> {
  const engine = openPglite(join(dataDir, 'db'));
  try {
    await engine.write('system', (sql) => sql`update private.account_deletions set due_at = now()`);
    const [job] = accountDeletionJobs(engine, async () => undefined);
    await job?.work(() => false);
  } finally {
    await engine.close();
  }
}

/** tests/contract/leaving.test.ts and tests/security/account/account-deletion.test.ts cover what the job keeps and deletes. */
test('an account is gone two weeks after its deletion was requested', async ({ browser }) => {
  const { dataDir, remove } = await demoDataDir();
  const before = await ChildBackend.start({ dataDir });
  const email = await createNewUser({ url: before.url, secretKey: before.keys.secretKey }, 'buyer');
  const context = await browser.newContext({ baseURL: before.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, email, NEW_USER_PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await requestDeletionTwice(page);
  await context.close();
  await before.end('SIGTERM');

  await twoWeeksLater(dataDir);
  const after = await ChildBackend.start({ dataDir });
  const visitor = await browser.newPage({ baseURL: after.url, serviceWorkers: 'block' });
  await signIn(visitor, email, NEW_USER_PASSWORD);
  await expect(visitor.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
  await expect(visitor).toHaveURL(/\/auth$/);
  await visitor.close();
  await after.end('SIGTERM');
  remove();
});
