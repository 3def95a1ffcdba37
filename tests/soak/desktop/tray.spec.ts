import { expect, newestPage, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { closeToTray, launch } from '../../desktop/tray.ts';

test('opens a screen from the tray in a window that was closed to it', async ({ computer }) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  await expect(page.getByRole('banner')).toBeVisible();
  await closeToTray(app);
  await app.windows[0]?.close();
  app.system.chooseInTray('Profile');
  await expect(page).toHaveURL(`${TEST_ORIGIN}/auth?redirect=profile`);
  expect(app.windows[0]?.isShown).toBe(true);
  app.system.chooseInTray('Search…');
  await expect(page.getByRole('dialog')).toBeVisible();
});
