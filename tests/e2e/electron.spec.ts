import { _electron, expect, test } from '@playwright/test';
import { inProject } from '../../build/paths.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

const electron = process.env.HAVEN_ELECTRON_PATH;
const WHY_NOT =
  'HAVEN_ELECTRON_PATH names no Electron, so nothing was tried on a real one; docs/installer-checklist.md says how.';
if (!electron && !process.env.TEST_WORKER_INDEX) console.log(WHY_NOT);

test('Electron opens the app on its own origin, without Node in the page', async () => {
  test.skip(!electron, WHY_NOT);
  const app = await _electron.launch({
    executablePath: electron ?? '',
    args: [inProject('dist/desktop/main.js'), `--user-data-dir=${test.info().outputPath('data')}`],
  });
  try {
    const page = await app.firstWindow();
    await expect(page).toHaveURL(new RegExp(`^${DESKTOP.origin}/`));
    const seen = await page.evaluate(() => ({
      process: typeof Reflect.get(globalThis, 'process'),
      require: typeof Reflect.get(globalThis, 'require'),
    }));
    expect(seen).toEqual({ process: 'undefined', require: 'undefined' });
  } finally {
    await app.close();
  }
});
