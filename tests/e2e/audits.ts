import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { linkTo } from '../../shared/routes.ts';
import { expect, type Product, test } from './product.ts';

/** Lighthouse's best-practice and SEO audits, without simulated network throttling. */
const FLAGS: Flags = {
  onlyCategories: ['best-practices', 'seo'],
  // Has no weight in the Lighthouse score. We don't publish source maps.
  skipAudits: ['valid-source-maps'],
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  output: 'json',
  logLevel: 'error',
  maxWaitForLoad: 60_000,
  // Lighthouse's own network and CPU idle checks wait for late rendering.
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
};

/** These depend only on the host, which is localhost here; `tests/security` and `backend/http` cover them. */
const BY_HTTPS = ['has-hsts', 'redirects-http'];

export interface AuditedPage {
  readonly failures: readonly string[];
  /** Number of audits that returned a result. */
  readonly looked: number;
}

/** A dedicated browser that Lighthouse can control as well. */
export class Auditor {
  readonly #folder: string;
  readonly #context: BrowserContext;

  private constructor(folder: string, context: BrowserContext) {
    this.#folder = folder;
    this.#context = context;
  }

  static async open(options: LaunchOptions): Promise<Auditor> {
    const folder = mkdtempSync(join(tmpdir(), 'haven-audits-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...options,
      args: [...(options.args ?? []), '--remote-debugging-port=0'],
    });
    return new Auditor(folder, context);
  }

  async close(): Promise<void> {
    await this.#context.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async audit(url: string): Promise<AuditedPage> {
    const [port] = readFileSync(join(this.#folder, 'DevToolsActivePort'), 'utf8').split('\n');
    // Takes a second of CPU time to load and is used only by the full run, so it is imported lazily.
    const { default: lighthouse } = await import('lighthouse');
    const told = await lighthouse(url, { ...FLAGS, port: Number(port) });
    if (told === undefined) throw new Error(`Nothing was said of ${url}.`);
    const { audits, runtimeError } = told.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const relevantAudits = Object.values(audits).filter(({ id }) => !BY_HTTPS.includes(id));
    return {
      failures: relevantAudits.flatMap(failureOf),
      looked: relevantAudits.filter(({ score }) => score !== null).length,
    };
  }
}

/**
 * Returns why the browser would not install the app from a page. Headless Chromium installs nothing and reports
 * nothing, so Chromium's manifest criteria are also checked here.
 */
export async function installabilityErrors(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(url);
  const browser = await page.context().newCDPSession(page);
  const { url: address, data, errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors: told } = await browser.send('Page.getInstallabilityErrors');
  await browser.detach();
  return [
    ...errors.map(({ message }) => message),
    // Every test profile is incognito.
    ...told.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ...lacksOf(address, data),
  ];
}

interface Manifest {
  readonly name?: string;
  readonly start_url?: string;
  readonly scope?: string;
  readonly display?: string;
  readonly prefer_related_applications?: boolean;
  readonly icons?: readonly { readonly sizes?: string; readonly purpose?: string }[];
}

/** Returns the Chromium install criteria that the manifest fails. */
function lacksOf(address: string, data: string | undefined): string[] {
  if (!data) return ['no-manifest'];
  const { icons = [], display = 'browser', ...told } = JSON.parse(data) as Manifest;
  const start = new URL(told.start_url ?? '', address).href;
  const isLarge = (size: number) =>
    icons.some(
      ({ sizes = '', purpose = 'any' }) =>
        purpose.split(' ').includes('any') && Number.parseInt(sizes, 10) >= size,
    );
  const rules: Readonly<Record<string, boolean>> = {
    'no-name': Boolean(told.name),
    'start-url-out-of-scope': start.startsWith(new URL(told.scope ?? '.', address).href),
    'display-in-a-tab': ['standalone', 'minimal-ui', 'fullscreen'].includes(display),
    'prefers-another-app': told.prefer_related_applications !== true,
    'no-icon-of-192': isLarge(192),
    'no-icon-of-512': isLarge(512),
    'no-maskable-icon': icons.some(({ purpose = '' }) => purpose.split(' ').includes('maskable')),
  };
  return Object.entries(rules).flatMap(([rule, isSatisfied]) => (isSatisfied ? [] : [rule]));
}

/** Returns an audit's failures. Informational audits are judged by their severity. */
function failureOf({ id, score, details, scoreDisplayMode }: Result['audits'][string]): string[] {
  const items = details && 'items' in details ? (details.items as readonly object[]) : [];
  const isSevere = items.some((item) => 'severity' in item);
  const failed = score === null ? scoreDisplayMode === 'error' || isSevere : score < 1;
  return failed ? [`${id}: ${JSON.stringify(items).slice(0, 600)}`] : [];
}

/** Generic link text that says nothing about the target. */
const SAYS_NOTHING = /^(?:click|click here|here|more|go|this|link|start|learn more|read more)$/i;

/**
 * Runs most of the Lighthouse checks without Lighthouse, from the browser's own issues and the document. Each finding
 * is filed under its audit's name.
 */
export async function findBrowserIssues(page: Page, url: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Audits.issueAdded', ({ issue }) => {
    // Only a hint, not a Lighthouse audit: an image without its own size whose space the page reserves.
    if (issue.code !== 'LazyLoadImageIssue') complaints.push(`issue: ${issue.code}`);
  });
  await browser.send('Audits.enable');
  await page.addInitScript(() => {
    const permissionRequests: string[] = [];
    Object.assign(window, { asked: permissionRequests });
    Notification.requestPermission = async () => {
      permissionRequests.push('notification-on-start');
      return 'denied';
    };
    navigator.geolocation.getCurrentPosition = () =>
      void permissionRequests.push('geolocation-on-start');
    navigator.geolocation.watchPosition = () => permissionRequests.push('geolocation-on-start');
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) complaints.push('http-status-code');
  if (/noindex/.test(response?.headers()['x-robots-tag'] ?? '')) complaints.push('is-crawlable');
  complaints.push(...(await page.evaluate(inThePage, SAYS_NOTHING.source)));
  await browser.detach();
  return complaints;
}

function inThePage(saysNothing: string): string[] {
  const found: string[] = (window as unknown as { asked: string[] }).asked;
  const lacks = (audit: string, isSatisfied: boolean) => {
    if (!isSatisfied) found.push(audit);
  };
  const meta = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  lacks('doctype', document.compatMode === 'CSS1Compat' && document.doctype?.name === 'html');
  lacks('charset', document.characterSet === 'UTF-8');
  lacks('viewport', /width=device-width/.test(meta('viewport')));
  lacks('document-title', document.title.trim() !== '');
  lacks('meta-description', meta('description').trim() !== '');
  lacks('is-crawlable', !/noindex/.test(meta('robots')));
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  lacks('canonical', canonical.endsWith(location.pathname));
  for (const link of document.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    lacks(`crawlable-anchors: ${link.outerHTML}`, /^(?!javascript:)\S/.test(address));
    const linkText = link.innerText.trim();
    lacks(`link-text: ${linkText}`, !new RegExp(saysNothing, 'i').test(linkText));
  }
  for (const image of document.images) {
    const { naturalWidth, naturalHeight, width, height } = image;
    if (getComputedStyle(image).objectFit !== 'fill' || naturalHeight * height === 0) continue;
    const bent = Math.abs(naturalWidth / naturalHeight - width / height);
    lacks(`image-aspect-ratio: ${image.src}`, bent < 0.05 * (width / height));
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const isAccepted = field.dispatchEvent(new ClipboardEvent('paste', { cancelable: true }));
    lacks(`paste-preventing-inputs: ${field.outerHTML}`, isAccepted);
  }
  return found;
}

/**
 * One page of each kind that search engines index and users install the app from. The first is server-rendered with
 * data only the server has, then hydrated; it has everything the others have.
 */
export const PAGES: Readonly<Record<string, (product: Product) => string | Promise<string>>> = {
  'a community': async (product) => linkTo('publicListing', { id: await someListing(product) }),
  'the front page': () => linkTo('home'),
  'the market': () => linkTo('investmentOpportunities'),
  'the agents': () => linkTo('agents'),
  'the vendors': () => linkTo('vendors'),
  'what we are': () => linkTo('about'),
  questions: () => linkTo('faq'),
  'the glossary': () => linkTo('seniorLivingGlossary'),
  'a page of help': () => linkTo('helpCapRates'),
  'how to reach us': () => linkTo('contact'),
};

async function someListing({ url }: Product): Promise<string> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();
  const response = await fetch(
    `${url}/rest/v1/listings?select=id&status=eq.active&approval_status=eq.approved&limit=1`,
    { headers: { apikey: config.publishableKey } },
  );
  const [listing] = (await response.json()) as { id: string }[];
  if (!listing) throw new Error('Nothing is for sale.');
  return listing.id;
}

export function testFastAudits(name: string): void {
  test(`${name} passes the fast page audits`, async ({ page, product }) => {
    const path = await PAGES[name]?.(product);
    expect(await findBrowserIssues(page, `${path}`)).toEqual([]);
  });
}
