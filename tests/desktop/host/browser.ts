import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_FLAGS, ONE_PROCESS } from '../../../build/browser-flags.ts';
import { findChromium } from '../../../build/system-packages.ts';
import { STAND_IN } from './stand-in.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** What an app answers its pages; null once it is ending. */
type Serve = (url: string, method: string | undefined) => Promise<Answer | null>;

/** The browser's side of a session, which outlives the app as what lies on a disk does. */
export interface Kept {
  readonly context: BrowserContext;
  readonly isOnDisk: boolean;
  /** From now on this one answers its pages; nobody does while no app runs. */
  serve: Serve | null;
  close(): Promise<void>;
}

const executablePath = findChromium();
const LAUNCH = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // A page that begins without a network would be told of one: the page before it, which goes, takes the word
    // of the process along that there is none.
    ...BROWSER_FLAGS.filter((flag) => flag !== ONE_PROCESS),
    // The stand-in origin looks like a site of the internet that calls this computer.
    '--disable-features=LocalNetworkAccessChecks',
  ],
};

/** What moves on its way is drawn sixty times a second, and a click waits until it stands. */
const CONTEXT = { reducedMotion: 'reduce' } as const;

let browser: Promise<Browser> | undefined;

/**
 * A profile of the one browser of this process, which starts in a moment and is as if nobody else used it;
 * in a folder, where somebody looks at what is written, it is a browser of its own. Everything that is not on
 * this computer it asks a proxy for, who knows the app's own pages and nothing else.
 */
export async function openContext(folder: string | undefined): Promise<Kept> {
  let kept: Kept | undefined;
  const server = createServer(async ({ url, method }, response) => {
    const answer = url?.startsWith(`${STAND_IN}/`) ? await kept?.serve?.(url, method) : null;
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>,127.0.0.1,localhost' };
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
  kept = { context, isOnDisk: folder !== undefined, serve: null, close };
  return kept;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
