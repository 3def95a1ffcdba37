import { test as base, expect, type Page } from '@playwright/test';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { closeBrowser } from './host/browser.ts';
import { Computer, type RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { secretKeys } from './mail.ts';

/** Nothing listens there; for tests that need no server. */
const NOWHERE = 'http://127.0.0.1:9';
export const WITHOUT_PAGES = { workspace: NOWHERE, showsPages: false };

/** A real backend, and a computer with the built desktop app. */
export const test = base.extend<
  { computer: Computer },
  { browserOfAll: undefined; workspace: string; idle: RunningApp; blind: RunningApp }
>({
  browserOfAll: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      await use(undefined);
      await closeBrowser();
    },
    { scope: 'worker', auto: true },
  ],
  /** A running app without a server, for attacks on the app itself. */
  idle: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      const computer = new Computer();
      const config = { supabaseUrl: NOWHERE, publishableKey: 'sb_publishable_nowhere' };
      computer.canned.set('/_local/config.json', config);
      const app = await computer.launch({ workspace: NOWHERE });
      await newestPage(app);
      await use(app);
      await computer.close();
    },
    { scope: 'worker' },
  ],
  workspace: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      const folder = await demoDataDir();
      const backend = await ChildBackend.start({ dataDir: folder.dataDir });
      secretKeys.set(backend.url, backend.keys.secretKey);
      await use(backend.url);
      await backend.end('SIGTERM');
      folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A running app without pages, for what only main decides. */
  blind: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      const computer = new Computer();
      await use(await computer.launch(WITHOUT_PAGES));
      await computer.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  computer: async ({}, use) => {
    const computer = new Computer();
    await use(computer);
    await computer.close();
  },
});

export { expect };

export const BROKER = 'broker@demo.havenexchange.example';

/** Signs in with the form, like a user. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${TEST_ORIGIN}/auth`);
  await page.getByLabel('Email', { exact: true }).fill(BROKER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/-dashboard$/);
}

/** Signs in through the bridge, for tests of later steps. */
export async function signInViaBridge(page: Page, email = BROKER): Promise<void> {
  const credentials = { email, password: DEMO_PASSWORD };
  const result = await page.evaluate(
    (input) => (window as unknown as { haven: Bridge }).haven.session.signIn(input),
    credentials,
  );
  expect(result).toMatchObject({ ok: true, value: { ok: true } });
}

/** Returns the newest window's page once main has loaded it. */
export const newestPage = (app: RunningApp): Promise<Page> => {
  const window = app.windows.at(-1);
  if (!window) throw new Error('There is no window.');
  return window.loaded;
};
