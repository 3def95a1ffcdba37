import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_FLAGS, ONE_PROCESS } from '../../../build/browser-flags.ts';
import { findChromium } from '../../../build/system-packages.ts';
import { forwardRequest, forwardSocket } from './forward.ts';
import { TEST_ORIGIN } from './test-origin.ts';

export interface ServedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Serves the app's pages; null once it is quitting. */
type Serve = (url: string, method: string | undefined) => Promise<ServedResponse | null>;

/** The browser's side of a session, which outlives the app like files on disk. */
export interface BrowserProfile {
  readonly context: BrowserContext;
  readonly isOnDisk: boolean;
  /** The app that serves its pages; null while no app runs. */
  serve: Serve | null;
  close(): Promise<void>;
}

const executablePath = findChromium();
const LAUNCH = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // An offline page would otherwise start as online: the previous page, when it closes, takes its process's offline
    // state along.
    ...BROWSER_FLAGS.filter((flag) => flag !== ONE_PROCESS),
    // The fake origin looks like an internet site that calls this computer.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};

/** Animations are drawn sixty times a second, and clicks wait until they end. */
const CONTEXT = { reducedMotion: 'reduce' } as const;

let browser: Promise<Browser> | undefined;

/**
 * Returns an isolated profile of this process's shared browser, which starts quickly; with a folder, for tests that
 * check written data, it is a separate browser. All requests go to a proxy that serves the app's own pages, passes on requests to
 * local servers, and ends all others.
 */
export async function openContext(folder: string | undefined): Promise<BrowserProfile> {
  let profile: BrowserProfile | undefined;
  const server = createServer(async (request, response) => {
    const { url, method } = request;
    if (!url?.startsWith(`${TEST_ORIGIN}/`)) {
      forwardRequest(request, response);
      return;
    }
    const result = await profile?.serve?.(url, method);
    if (result) response.writeHead(result.status, result.headers).end(result.body);
    else response.destroy();
  });
  server.on('connect', forwardSocket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' };
  const open = async (): Promise<BrowserContext> => {
    if (folder !== undefined)
      return chromium.launchPersistentContext(folder, { ...LAUNCH, ...CONTEXT, proxy });
    browser ??= chromium.launch(LAUNCH);
    return (await browser).newContext({ ...CONTEXT, proxy });
  };
  const context = await open();
  context.setDefaultTimeout(30_000);
  const close = async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  };
  profile = { context, isOnDisk: folder !== undefined, serve: null, close };
  return profile;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
