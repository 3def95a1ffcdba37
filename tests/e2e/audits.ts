import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';

/** Their best-practice and search-engine audits, where the page is served as it is, without a slow line made up. */
const FLAGS: Flags = {
  onlyCategories: ['best-practices', 'seo'],
  // Weighs nothing with Lighthouse itself: where our sources are, we do not publish.
  skipAudits: ['valid-source-maps'],
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  output: 'json',
  logLevel: 'error',
  maxWaitForLoad: 60_000,
  // What is drawn late is waited for by their own look at the network and the processor.
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
};

/** They are of the address alone, which is this machine here; `tests/security` and `backend/http` hold them. */
const BY_HTTPS = ['has-hsts', 'redirects-http'];

export interface AuditedPage {
  readonly failures: readonly string[];
  /** How many audits had something to say. */
  readonly looked: number;
}

/** A browser of its own, that the audits may steer as well. */
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
    const told = await lighthouse(url, { ...FLAGS, port: Number(port) });
    if (told === undefined) throw new Error(`Nothing was said of ${url}.`);
    const { audits, runtimeError } = told.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const said = Object.values(audits).filter(({ id }) => !BY_HTTPS.includes(id));
    return {
      failures: said.flatMap(failureOf),
      looked: said.filter(({ score }) => score !== null).length,
    };
  }

  /**
   * Why the browser would not install the app from a page. A browser without windows installs nothing and has nothing
   * to say, so what Chromium asks of a manifest is asked here too.
   */
  async installabilityErrors(url: string): Promise<readonly string[]> {
    const page = await this.#context.newPage();
    await page.goto(url);
    const browser = await this.#context.newCDPSession(page);
    const { url: address, data, errors } = await browser.send('Page.getAppManifest');
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    await page.close();
    return [
      ...errors.map(({ message }) => message),
      ...installabilityErrors.map(({ errorId }) => errorId),
      ...lacksOf(address, data),
    ];
  }
}

interface Manifest {
  readonly name?: string;
  readonly start_url?: string;
  readonly scope?: string;
  readonly display?: string;
  readonly prefer_related_applications?: boolean;
  readonly icons?: readonly { readonly sizes?: string; readonly purpose?: string }[];
}

/** What Chromium wants of whatever it installs. */
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
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

/** What an audit found wrong; those that only inform say it by a severity. */
function failureOf({ id, score, details, scoreDisplayMode }: Result['audits'][string]): string[] {
  const items = details && 'items' in details ? (details.items as readonly object[]) : [];
  const isSevere = items.some((item) => 'severity' in item);
  const failed = score === null ? scoreDisplayMode === 'error' || isSevere : score < 1;
  return failed ? [`${id}: ${JSON.stringify(items).slice(0, 600)}`] : [];
}
