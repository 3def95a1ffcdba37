import type { Page } from '@playwright/test';
import { expect } from '../../desktop/desktop.ts';
import { getSettingsPage, openSettings, test } from '../../desktop/installed.ts';
import { sha512Of } from '../../desktop/update-feed.ts';
import { pendingOf } from '../../desktop/updates.ts';

const updatesOf = (page: Page) => page.getByRole('region', { name: 'Updates' });
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Update' });
const look = (page: Page) => page.getByRole('button', { name: 'Check for Updates' }).click();

test('reports a failed update at the next start with what to do', async ({
  computer,
  installed,
}) => {
  installed.publish('1.1.0');
  const { app, page } = await openSettings(computer);
  await look(page);
  await noticeOf(page).getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => installed.started).toEqual(['1.1.0']);
  await app.quit();

  const next = await openSettings(computer, '1.0.0');
  await expect(noticeOf(next.page)).toContainText('Update failed.');
  await expect(updatesOf(next.page)).toContainText("Version 1.1.0: The installation didn't finish");
  expect(pendingOf(computer)).toBeNull();
  await updatesOf(next.page).getByRole('button', { name: 'Try Again' }).click();
  await expect(updatesOf(next.page)).toContainText('Version 1.1.0 is ready.');
});

test('rejects a tampered version and shows that on the page', async ({ computer, installed }) => {
  installed.publish('1.1.0', { sha512: sha512Of(Buffer.from('what was published')) });
  const { app, page } = await openSettings(computer);
  await look(page);
  await expect(updatesOf(page)).toContainText(
    'failed verification and was deleted. Nothing was installed.',
  );
  await expect(noticeOf(page)).toHaveCount(0);
  await app.quit();
  expect(installed.isOld).toBe(true);
  expect(installed.started).toEqual([]);
});

test('shows updates as managed if a policy disables them, and calls no server', async ({
  computer,
  installed,
}) => {
  computer.decide({ DisableUpdates: 1 });
  const app = await computer.launch({ workspace: 'http://127.0.0.1:9' });
  const page = await getSettingsPage(computer, app);
  await expect(updatesOf(page)).toContainText('Your organization installs updates.');
  await expect(updatesOf(page)).toContainText('Managed by your organization');
  await expect(updatesOf(page).getByRole('button')).toHaveCount(0);
  expect(installed.feed.asked).toEqual([]);
});
