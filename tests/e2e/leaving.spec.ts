import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { accountDeletionJobs } from '../../backend/maintenance/account-deletion.ts';
import { isFullRun } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  signIn,
  testInOwnProfile as test,
} from './product.ts';

/** Requests account deletion, cancels it, and requests it again. */
async function requestDeletionTwice(page: Page): Promise<void> {
  await page.goto(linkTo('profile'));
  const requestDeletion = async () => {
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
  };
  const banner = page.getByRole('note').filter({ hasText: 'This account will be deleted on' });
  await requestDeletion();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
  await requestDeletion();
  await expect(banner).toBeVisible();
  await page.goto(linkTo('messages'));
  // Until then the account works as before, and every screen offers to keep it.
  await expect(banner.getByRole('button', { name: 'Keep my account' })).toBeVisible();
}

test('an account deletion is requested, canceled and requested again, and every screen offers to keep the account', async ({
  page,
  product,
}) => {
  const email = await createNewUser(product, 'buyer');
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await requestDeletionTwice(page);
});

/** Skips fourteen days and runs the deletion job. */
async function twoWeeksLater(dataDir: string): Promise<void> {
  const engine = openPglite(join(dataDir, 'db'));
  try {
    await engine.write('system', (sql) => sql`update private.leavings set due_at = now()`);
    const [job] = accountDeletionJobs(engine, async () => undefined);
    await job?.work(() => false);
  } finally {
    await engine.close();
  }
}

// tests/contract/leaving.test.ts and tests/security/account/account-deletion.test.ts cover what the job keeps and deletes.
if (isFullRun) {
  test('an account is gone two weeks after its deletion was requested', async ({ browser }) => {
    const { dataDir, remove } = await demoDataDir();
    const before = await ChildBackend.start({ dataDir });
    const email = await createNewUser(
      { url: before.url, secretKey: before.keys.secretKey },
      'buyer',
    );
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
}
