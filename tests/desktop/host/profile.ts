import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type * as Electron from 'electron';
import { findChromium } from '../../../build/system-packages.ts';
import { fromStandIn, STAND_IN } from './stand-in.ts';
import { preventable, strict } from './strict.ts';

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0];
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0];
type Serve = (request: Request) => Response | Promise<Response>;

const executablePath = findChromium();
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The stand-in origin looks like a site of the internet that calls this computer.
  '--disable-features=LocalNetworkAccessChecks',
];

/** A session of Electron: a folder of its own, protocols, permissions. */
export class Profile {
  readonly #folder: string;
  readonly #protocols = new Map<string, Serve>();
  readonly #events = new EventEmitter();
  #context: Promise<BrowserContext> | undefined;
  permissionRequest: RequestHandler = null;
  permissionCheck: CheckHandler = null;
  devicePermission: DeviceHandler = null;

  readonly session: Electron.Session = strict<Electron.Session>(
    'session',
    {
      setPermissionRequestHandler: (handler) => {
        this.permissionRequest = handler;
      },
      setPermissionCheckHandler: (handler) => {
        this.permissionCheck = handler;
      },
      setDevicePermissionHandler: (handler) => {
        this.devicePermission = handler;
      },
      protocol: strict<Electron.Protocol>('protocol', {
        handle: (scheme, handler) => {
          if (this.#protocols.has(scheme)) throw new Error(`A second handler for ${scheme}.`);
          this.#protocols.set(scheme, handler as Serve);
        },
        unhandle: (scheme) => {
          if (!this.#protocols.delete(scheme)) throw new Error(`No handler for ${scheme}.`);
        },
      }),
      clearData: async () => {
        await this.close();
        this.#context = undefined;
        rmSync(this.#folder, { recursive: true, force: true });
      },
    },
    this.#events,
  );

  readonly #isOnline: () => boolean;

  constructor(userData: string, partition: string, isOnline: () => boolean) {
    this.#isOnline = isOnline;
    this.#folder = join(userData, 'Partitions', partition.replace(/^persist:/, ''));
  }

  /** The browser behind the windows; started with the first one. */
  context(): Promise<BrowserContext> {
    this.#context ??= this.#start();
    return this.#context;
  }

  /** What the handler of `app:` answers, asked directly. */
  serve(request: Request): Promise<Response> {
    const handler = this.#protocols.get('app');
    if (!handler) throw new Error('Nothing serves app:.');
    return Promise.resolve(handler(request));
  }

  wouldSave(item: Electron.DownloadItem, contents: Electron.WebContents): boolean {
    const { event, isPrevented } = preventable({});
    this.#events.emit('will-download', event, item, contents);
    return !isPrevented();
  }

  /** Pulls the plug, or puts it back: pages hear of it as they do of a computer's network. */
  async connect(isOnline: boolean): Promise<void> {
    await (await this.#context)?.setOffline(!isOnline);
  }

  async close(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    await (await context)?.close();
  }

  async #start(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(this.#folder, {
      ...(executablePath ? { executablePath } : {}),
      args: ARGUMENTS,
    });
    context.setDefaultTimeout(30_000);
    await context.route(`${STAND_IN}/**`, async (route) => {
      const asked = route.request();
      const request = new Request(fromStandIn(asked.url()), { method: asked.method() });
      const { status, headers, ...response } = await this.serve(request).then(async (answer) => ({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      }));
      await route.fulfill({ status, headers, ...response });
    });
    await context.route(/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/, (route) =>
      this.#isOnline() ? route.fallback() : route.abort('internetdisconnected'),
    );
    if (!this.#isOnline()) await context.setOffline(true);
    // The internet of these tests: reached only when a guard lets a page leave.
    await context.route(/^https:\/\/[\w.-]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }),
    );
    return context;
  }
}
