import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test';
import { inProject } from '../../build/paths.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

const electron = process.env.HAVEN_ELECTRON_PATH ?? '';
const WHY_NOT =
  'HAVEN_ELECTRON_PATH names no Electron, so nothing was tried on a real one; docs/installer-checklist.md says how.';
if (electron === '' && !process.env.TEST_WORKER_INDEX) console.log(WHY_NOT);
if (!process.env.TEST_WORKER_INDEX) {
  console.log(
    'An update from a feed needs a signed, installed app: tests/desktop/updates.test.ts runs the real updater instead.',
  );
}

const BROKER = 'broker@demo.havenexchange.example';
const MAIN = inProject('dist/desktop/main.js');

const dataFolder = (): string => test.info().outputPath('data');

async function launch(
  workspace = '',
  more: readonly string[] = [],
): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await _electron.launch({
    executablePath: electron,
    args: [MAIN, `--user-data-dir=${dataFolder()}`, ...more],
    env: { ...(process.env as Record<string, string>), HAVEN_WORKSPACE: workspace },
  });
  return { app, page: await app.firstWindow() };
}

/** Starts the app a second time with a link, as the system does; that start ends by itself. */
async function openLink(link: string): Promise<void> {
  const second = spawn(electron, [MAIN, `--user-data-dir=${dataFolder()}`, link]);
  await once(second, 'close');
}

/** Returns everything the app wrote to disk as one text. */
const writtenText = (): string =>
  readdirSync(dataFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test.describe('a real Electron', () => {
  test.skip(electron === '', WHY_NOT);

  test('opens the app on its own origin, without Node in the page', async () => {
    const { app, page } = await launch();
    try {
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

  test('stays signed in across a restart without the token in any file', async () => {
    const folder = await demoDataDir();
    const backend = await ChildBackend.start({ dataDir: folder.dataDir });
    try {
      const first = await launch(backend.url);
      await first.page.goto(`${DESKTOP.origin}/auth`);
      await first.page.getByLabel('Email', { exact: true }).fill(BROKER);
      await first.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await first.page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(first.page).toHaveURL(/-dashboard$/);
      const token = await first.page.evaluate(() =>
        (window as unknown as { haven: Bridge }).haven.session.accessToken(),
      );
      await first.app.close();
      const signature = token.ok ? (token.value?.split('.')[2] ?? '') : '';
      expect(signature).not.toBe('');
      expect(writtenText()).not.toContain(signature);

      const second = await launch(backend.url);
      await expect(second.page).toHaveURL(/-dashboard$/);
      await openLink('haven://open/messages');
      await expect(second.page).toHaveURL(/\/messages$/);
      await second.app.close();
    } finally {
      await backend.end('SIGTERM');
      folder.remove();
    }
  });

  test('supports notifications and restores the window where it was', async () => {
    const bounds = { x: 80, y: 60, width: 900, height: 700 };
    const first = await launch();
    expect(await first.app.evaluate(({ Notification }) => Notification.isSupported())).toBe(true);
    await first.app.evaluate(
      ({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place),
      bounds,
    );
    await first.app.close();
    const second = await launch();
    const restored = await second.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBounds(),
    );
    expect(restored).toEqual(bounds);
    await second.app.close();
  });

  test('shows a notification through the system', async () => {
    const { app } = await launch();
    const outcome = await app.evaluate(({ Notification }) => {
      const note = new Notification({ title: 'Haven Exchange', body: 'Test' });
      return new Promise<string>((resolve) => {
        note.on('show', () => resolve('shown'));
        note.on('failed', (_event, error) => resolve(error));
        note.show();
      });
    });
    await app.close();
    // Runners on macOS sign nothing, and macOS shows notifications of signed apps only.
    test.skip(process.platform === 'darwin' && outcome !== 'shown', `not shown: ${outcome}`);
    expect(outcome).toBe('shown');
  });

  test('asks for the password of a proxy in its own window', async () => {
    const proxy = createServer((_request, response) => {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="Head office"' }).end();
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const more = [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'];
    const { app } = await launch('http://project.example', more);
    try {
      const isDialog = (page: Page) => page.url().endsWith(DESKTOP.proxyLoginPage);
      const dialog = app.windows().find(isDialog) ?? (await app.waitForEvent('window', isDialog));
      await expect(dialog.getByText('Head office')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    } finally {
      await app.close();
      proxy.close();
    }
  });

  test('quits without an error', async () => {
    const { app } = await launch();
    const ended = once(app.process(), 'exit');
    await app.evaluate(({ app: running }) => running.quit());
    expect((await ended)[0]).toBe(0);
  });
});
