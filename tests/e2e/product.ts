import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { deriveFakeProviderKeys } from '../../backend/payments/fake-provider-keys.ts';
import { ChildBackend, type LaunchOptions } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

export interface Product {
  url: string;
  /** Secret key for setting up users the seed lacks. */
  secretKey: string;
  /** Key of the fake payment provider. */
  paymentsKey: string;
  /** Returns the link in the newest email to an address. */
  linkTo(address: string): Promise<string>;
}

/** Worker-scoped fixtures. */
export interface Shared {
  readonly product: Product;
  /** Browser profiles by number; each loads and compiles the product once. */
  readonly profileAt: (place: number) => Promise<BrowserContext>;
}

export interface OfOneTest {
  readonly consoleErrors: string[];
  /** Opens a page for another user in a signed-out profile of their own. */
  readonly openForAnother: OpenAnotherProfile;
}

export type OpenAnotherProfile = () => Promise<Page>;

/** Serves the product on a demo data folder. The test can change the folder and how it is launched. */
export async function serveDemo(
  use: (product: Product) => Promise<void>,
  prepare?: (dataDir: string) => Promise<unknown>,
  launch?: (dataDir: string) => Partial<LaunchOptions>,
): Promise<void> {
  const folder = await demoDataDir();
  await prepare?.(folder.dataDir);
  const backend = await ChildBackend.start({
    dataDir: folder.dataDir,
    flags: [],
    ...launch?.(folder.dataDir),
  });
  await use({
    url: backend.url,
    secretKey: backend.keys.secretKey,
    paymentsKey: deriveFakeProviderKeys(backend.keys).secretKey,
    linkTo: (address) => newestLink(backend, address),
  });
  await backend.end('SIGTERM');
  folder.remove();
}

/** Users get other error codes; these mean that a screen requests something missing from the database. */
const SERVER_ERROR_CODES = /^(?:42(?!501)|PGRST20|XX)/;
const ERROR_STATUSES = [400, 404, 500];

async function note(response: Response, complaints: string[]): Promise<void> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    if (typeof code === 'string' && SERVER_ERROR_CODES.test(code))
      complaints.push(`${code} of ${response.url()}`);
  } catch {
    // Not a database response, or the page has navigated away.
  }
}

async function openProfile(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const profile = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  // Keeps this page open so that the renderer process with the compiled code stays alive.
  await (await profile.newPage()).goto('/robots.txt');
  return profile;
}

/** Returns a page in a profile with no session and no stored data. */
async function openPage(profile: BrowserContext, product: Product): Promise<Page> {
  const origin = product.url;
  const page = await profile.newPage();
  const devtools = await profile.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  // The previous page's last storage write could arrive later. This call takes the same path, so it runs after that
  // write.
  await profile.pages()[0]?.evaluate(() => localStorage.clear());
  await profile.setOffline(false);
  await openLocalPages(profile, product);
  return page;
}

/** Closes all pages a test opened in a profile. */
const closePages = (profile: BrowserContext) =>
  Promise.all(
    profile
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );

/**
 * The built product as `npm start` serves it with the demo, on its own data folder. For tests that set the clock, cut
 * the connection or need a first visit; all others use `test`.
 */
export const testInOwnProfile = base.extend<OfOneTest, Shared>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => serveDemo(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  profileAt: [
    async ({ browser, product }, use) => {
      const profiles: Promise<BrowserContext>[] = [];
      await use((place) => {
        profiles[place] ??= openProfile(browser, product.url);
        return profiles[place];
      });
      for (const profile of profiles) await (await profile)?.close();
    },
    { scope: 'worker' },
  ],
  openForAnother: async ({ profileAt, product }, use) => {
    const opened: BrowserContext[] = [];
    let place = 0;
    await use(async () => {
      place += 1;
      const profile = await profileAt(place);
      opened.push(profile);
      return openPage(profile, product);
    });
    await Promise.all(opened.map(closePages));
  },
  baseURL: async ({ product }, use) => use(product.url),
  /** Errors the browser logged, such as CSP violations. */
  consoleErrors: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const read: Promise<void>[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('response', (response) => {
        if (ERROR_STATUSES.includes(response.status())) read.push(note(response, complaints));
      });
      await use(complaints);
      await Promise.all(read);
      expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests share a profile. Each starts signed out and without stored data from the previous one. */
export const test = testInOwnProfile.extend({
  context: async ({ profileAt }, use) => {
    const profile = await profileAt(0);
    await use(profile);
    await closePages(profile);
  },
  page: async ({ context, product }, use) => use(await openPage(context, product)),
});

export { expect };

/** Returns captured emails to an address, newest first. */
export async function mailTo(
  { url, secretKey }: Pick<Product, 'url' | 'secretKey'>,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const reply = await fetch(`${url}/_local/mail.json?to=${encodeURIComponent(address)}`, {
    headers: { apikey: secretKey },
  });
  return ((await reply.json()) as { messages: { subject: string; text: string }[] }).messages;
}

/** Sets the cookie a browser gets from the link the server prints at start. */
export const openLocalPages = (
  context: BrowserContext,
  { url, secretKey }: Pick<Product, 'url' | 'secretKey'>,
): Promise<void> =>
  context.addCookies([
    { name: 'haven_local', value: secretKey, domain: new URL(url).hostname, path: '/_local' },
  ]);

async function newestLink({ url, keys }: ChildBackend, address: string): Promise<string> {
  const messages = await mailTo({ url, secretKey: keys.secretKey }, address);
  const link = /https?:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link went to ${address}.`);
  return link;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns database rows as the service role reads them. */
export async function fetchRows(
  { url, secretKey }: Pick<Product, 'url' | 'secretKey'>,
  path: string,
): Promise<unknown[]> {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const reply = await fetch(`${url}/rest/v1/${path}`, { headers });
  return (await reply.json()) as unknown[];
}

export const NEW_USER_PASSWORD = 'tour-of-the-house-1234';

/** Creates an account that no other test uses and returns its email. */
export async function createNewUser(
  product: Pick<Product, 'url' | 'secretKey'>,
  userType: string,
): Promise<string> {
  const email = `${userType}-${randomUUID().slice(0, 8)}@people.example`;
  const { error } = await createClient(product.url, product.secretKey).auth.admin.createUser({
    email,
    password: NEW_USER_PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Nia', last_name: 'New', user_type: userType },
  });
  expect(error).toBeNull();
  return email;
}

/** Signs in without the form and stores the session, like a returning user's. */
export async function openSignedIn(
  page: Page,
  url: string,
  email: string,
  password: string,
): Promise<{ userId: string }> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();
  const reply = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${email} could not sign in: ${reply.status}`);
  const session = (await reply.json()) as { user: { id: string } };
  await page.addInitScript(
    // The key renderer/host/webAuth.ts uses.
    (stored) => localStorage.setItem('haven.session', stored),
    JSON.stringify(session),
  );
  return { userId: session.user.id };
}
