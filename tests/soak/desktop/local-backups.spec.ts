import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupMessages, restoreMessages } from '../../../shared/texts/localBackend.ts';
import { expect, signIn } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { saveChosenWorkspace, test, workspacePage } from '../../desktop/workspaces.ts';

test('backs up and restores the workspace on this computer from its settings, after a confirmation', async ({
  tried,
}) => {
  test.setTimeout(360_000);
  saveChosenWorkspace(tried, { kind: 'local' });
  const app = await tried.launch({ answer: 'Cancel' });
  const page = await workspacePage(app);
  await signIn(page);
  await page.goto(`${TEST_ORIGIN}/app-settings`);
  const section = page.getByRole('region', { name: 'Backend on this computer' });
  await expect(section.getByText(/^Running on port \d+$/)).toBeVisible();
  await expect(section.getByText('Back up first.')).toBeVisible();
  await section.getByRole('button', { name: 'Back up now' }).click();
  await expect(section.getByText(backupMessages.done)).toBeVisible({ timeout: 150_000 });
  expect(existsSync(join(tried.userData, 'backups'))).toBe(true);

  await expect(section.getByText(/npm run restore -- haven-backup-/)).toBeVisible();
  const restore = section.getByRole('button', { name: 'Restore…' });
  await expect(restore).toHaveCount(1);
  await restore.click();
  await expect.poll(() => app.questions.length).toBe(1);
  await expect(section.getByText(restoreMessages.done)).toHaveCount(0);
  app.answer = 'Restore';
  await restore.click();
  await expect(section.getByText(restoreMessages.done)).toBeVisible({ timeout: 150_000 });
  // The one from before the restore.
  await expect(restore).toHaveCount(2);
});
