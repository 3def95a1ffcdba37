import { expect, newestPage, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { launch } from '../../desktop/links.ts';

const LINK = 'haven://open/user-pricing';
const SCREEN = `${TEST_ORIGIN}/user-pricing`;

test('opens a link after a reload, and after its window was closed', async ({ computer }) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  await page.reload();
  app.openUrl(LINK);
  await expect(page).toHaveURL(SCREEN);

  await app.windows[0]?.close();
  app.openUrl(LINK);
  expect(app.windows).toHaveLength(2);
  await expect(await newestPage(app)).toHaveURL(SCREEN);
});
