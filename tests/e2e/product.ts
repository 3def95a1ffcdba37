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
import { standInKeys } from '../../backend/payments/stand-in-keys.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

export interface Product {
  url: string;
  /** What the server itself may do, to arrange people that the seed lacks. */
  secretKey: string;
  /** Opens the stand-in for the payment provider. */
  paymentsKey: string;
  /** The link in the newest mail to an address. */
  linkTo(address: string): Promise<string>;
}

/** What all tests of a part share. */
interface Shared {
  readonly product: Product;
  /** Profiles of the browser by their number; each loads and compiles the product once. */
  readonly profileAt: (place: number) => Promise<BrowserContext>;
}

interface OfOneTest {
  readonly consoleErrors: string[];
  /** A page of somebody else, in a profile of their own in which nobody is signed in. */
  readonly openForAnother: OpenForAnother;
}

export type OpenForAnother = () => Promise<Page>;

/** Serves the product on a data folder with the demo, which may be changed before it starts. */
export async function serveDemo(
  use: (product: Product) => Promise<void>,
  prepare?: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const folder = await demoDataDir();
  await prepare?.(folder.dataDir);
  const backend = await ChildBackend.start({ dataDir: folder.dataDir, flags: [] });
  await use({
    url: backend.url,
    secretKey: backend.keys.secretKey,
    paymentsKey: standInKeys(backend.keys).secretKey,
    linkTo: (address) => newestLink(backend, address),
  });
  await backend.end('SIGTERM');
  folder.remove();
}

/** People are refused with codes of their own; these say that a screen asks for what the database does not have. */
const FAULTS = /^(?:42(?!501)|PGRST20|XX)/;
const ANSWERS_OF_FAULTS = [400, 404, 500];

async function note(response: Response, complaints: string[]): Promise<void> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    if (typeof code === 'string' && FAULTS.test(code))
      complaints.push(`${code} of ${response.url()}`);
  } catch {
    // It is no answer of the database, or the page has gone on.
  }
}

async function openProfile(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const profile = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  // It stays, and with it the process that has compiled the product.
  await (await profile.newPage()).goto('/robots.txt');
  return profile;
}

/** A page of a profile in which nobody is signed in and nothing is kept. */
async function openPage(profile: BrowserContext, product: Product): Promise<Page> {
  const origin = product.url;
  const page = await profile.newPage();
  const devtools = await profile.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  // What the last page wrote at its very end may come after that; not after this, which goes the same way.
  await profile.pages()[0]?.evaluate(() => localStorage.clear());
  await profile.setOffline(false);
  await openLocalPages(profile, product);
  return page;
}

/** All that a test opened in a profile. */
const closePages = (profile: BrowserContext) =>
  Promise.all(
    profile
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );

/**
 * The built product as `npm start` serves it with the demo, on a data folder of its own. For whoever sets the
 * clock, cuts the line or looks at a first visit; all others take `test`.
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
      for (const profile of profiles) await (await profile).close();
    },
    { scope: 'worker' },
  ],
  openForAnother: async ({ profileAt, product }, use) => {
    const taken: BrowserContext[] = [];
    let place = 0;
    await use(async () => {
      place += 1;
      const profile = await profileAt(place);
      taken.push(profile);
      return openPage(profile, product);
    });
    await Promise.all(taken.map(closePages));
  },
  baseURL: async ({ product }, use) => use(product.url),
  /** What the browser complained about; blocked by the content security policy, for one. */
  consoleErrors: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const read: Promise<void>[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('response', (response) => {
        if (ANSWERS_OF_FAULTS.includes(response.status())) read.push(note(response, complaints));
      });
      await use(complaints);
      await Promise.all(read);
      expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests share a profile. Nobody is signed in at the beginning of one, and nothing is kept of the one before. */
export const test = testInOwnProfile.extend({
  context: async ({ profileAt }, use) => {
    const profile = await profileAt(0);
    await use(profile);
    await closePages(profile);
  },
  page: async ({ context, product }, use) => use(await openPage(context, product)),
});

export { expect };

/** Captured mail to an address, newest first. */
export async function mailTo(
  { url, secretKey }: Pick<Product, 'url' | 'secretKey'>,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${url}/_local/mail.json?to=${encodeURIComponent(address)}`, {
    headers: { apikey: secretKey },
  });
  return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages;
}

/** Gives a browser the cookie of someone who opened the link that the server prints at start. */
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
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What lies in the database, as the service reads it. */
export async function rowsOf(
  { url, secretKey }: Pick<Product, 'url' | 'secretKey'>,
  path: string,
): Promise<unknown[]> {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${url}/rest/v1/${path}`, { headers });
  return (await answer.json()) as unknown[];
}

export const NEWCOMERS_PASSWORD = 'tour-of-the-house-1234';

/** Somebody with an account of their own, whom no other test meets; their address. */
export async function newcomer(
  product: Pick<Product, 'url' | 'secretKey'>,
  userType: string,
): Promise<string> {
  const email = `${userType}-${randomUUID().slice(0, 8)}@people.example`;
  const { error } = await createClient(product.url, product.secretKey).auth.admin.createUser({
    email,
    password: NEWCOMERS_PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Nia', last_name: 'New', user_type: userType },
  });
  expect(error).toBeNull();
  return email;
}

/** Signs in without the form and hands the session to the page, as a returning person has it. */
export async function arriveSignedIn(
  page: Page,
  url: string,
  email: string,
  password: string,
): Promise<{ userId: string }> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  const session = (await answer.json()) as { user: { id: string } };
  await page.addInitScript(
    // Where renderer/host/webAuth.ts keeps it.
    (stored) => localStorage.setItem('haven.session', stored),
    JSON.stringify(session),
  );
  return { userId: session.user.id };
}
