import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, newestPage, signInViaBridge, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';

test('saves a page as a PDF where the user chooses and reports its name', async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  await page.goto(`${TEST_ORIGIN}/profile`);
  const print = page.getByRole('button', { name: 'Save as PDF' });

  app.saving.place = () => null;
  await print.click();
  await expect.poll(() => app.saving.asked.length).toBe(1);
  expect(app.saving.asked[0]).toMatchObject({
    defaultPath: join(computer.userData, 'Your plan - Haven Exchange.pdf'),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });

  const path = join(computer.userData, 'Mine.pdf');
  app.saving.place = () => path;
  await print.click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Saved as PDF');
  await expect(notices).toContainText('Mine.pdf');
  await expect(notices).not.toContainText(computer.userData);
  expect(readFileSync(path, 'utf8')).toContain('%PDF');

  app.saving.place = () => join(computer.userData, 'missing', 'Mine.pdf');
  await print.click();
  await expect(notices).toContainText("Couldn't save the PDF.");
});

test('prints only the screen, black on white', async ({ computer, workspace }) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  await page.goto(`${TEST_ORIGIN}/cancel-subscription`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(17, 17, 17)');
});
