import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import type * as Electron from 'electron';
import { type BrowserProfile, openContext, type ServedResponse } from './browser.ts';
import { createStrictStub, preventableEvent } from './strict-stub.ts';
import { fromTestUrl, TEST_ORIGIN } from './test-origin.ts';

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0];
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0];
type Serve = (request: Request) => Response | Promise<Response>;

/** What a profile uses of its computer. */
interface Place {
  readonly userData: string;
  /** Data of each partition, which outlives the app. */
  readonly kept: Map<string, BrowserProfile>;
  readonly isOnline: () => boolean;
  /** True if a test checks what the browser has written. */
  readonly isOnDisk: () => boolean;
}

const PAGES = `${TEST_ORIGIN}/**`;
const SERVERS = /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/;
const abortRequest = (route: Route) => route.abort('internetdisconnected');

/** A fake Electron session: its own data, protocols and permissions. */
export class Profile {
  readonly #place: Place;
  readonly #partition: string;
  readonly #protocols = new Map<string, Serve>();
  readonly #events = new EventEmitter();
  #kept: Promise<BrowserProfile> | undefined;
  permissionRequest: RequestHandler = null;
  permissionCheck: CheckHandler = null;
  devicePermission: DeviceHandler = null;
  /** Undefined until the app decides. */
  hasSpellChecker: boolean | undefined;
  /** Where it downloads dictionaries; empty for Chromium's own server. */
  dictionaries = '';

  readonly session: Electron.Session = createStrictStub<Electron.Session>(
    'session',
    {
      setSpellCheckerEnabled: (isEnabled) => {
        this.hasSpellChecker = isEnabled;
      },
      setSpellCheckerDictionaryDownloadURL: (url) => {
        this.dictionaries = url;
      },
      setPermissionRequestHandler: (handler) => {
        this.permissionRequest = handler;
      },
      setPermissionCheckHandler: (handler) => {
        this.permissionCheck = handler;
      },
      setDevicePermissionHandler: (handler) => {
        this.devicePermission = handler;
      },
      protocol: createStrictStub<Electron.Protocol>('protocol', {
        handle: (scheme, handler) => {
          if (this.#protocols.has(scheme)) throw new Error(`A second handler for ${scheme}.`);
          this.#protocols.set(scheme, handler as Serve);
        },
        unhandle: (scheme) => {
          if (!this.#protocols.delete(scheme)) throw new Error(`No handler for ${scheme}.`);
        },
      }),
      clearData: async () => {
        await this.#leave();
        await this.#place.kept.get(this.#partition)?.close();
        this.#place.kept.delete(this.#partition);
        rmSync(this.#folder, { recursive: true, force: true });
      },
    },
    this.#events,
  );

  constructor(place: Place, partition: string) {
    this.#place = place;
    this.#partition = partition;
  }

  get #folder(): string {
    return join(this.#place.userData, 'Partitions', this.#partition.replace(/^persist:/, ''));
  }

  /** The browser behind the windows, started with the first one. */
  async context(): Promise<BrowserContext> {
    this.#kept ??= this.#start();
    return (await this.#kept).context;
  }

  /** Returns the response of the `app:` handler, called directly. */
  serve(request: Request): Promise<Response> {
    const handler = this.#protocols.get('app');
    if (!handler) throw new Error('Nothing serves app:.');
    return Promise.resolve(handler(request));
  }

  wouldSave(item: Electron.DownloadItem, contents: Electron.WebContents): boolean {
    const { event, isPrevented } = preventableEvent({});
    this.#events.emit('will-download', event, item, contents);
    return !isPrevented();
  }

  /** Turns the network off or on; pages notice as on a real computer. */
  async connect(isOnline: boolean): Promise<void> {
    const kept = await this.#kept;
    if (kept) await this.#plug(kept.context, isOnline);
  }

  async #plug(context: BrowserContext, isOnline: boolean): Promise<void> {
    if (isOnline) await context.unroute(PAGES, this.#fulfil);
    // Without a network no server is reachable, including the fake one for the app's own files.
    else await context.route(PAGES, this.#fulfil);
    await context.setOffline(!isOnline);
  }

  /** Sets whether servers respond; pages notice only on a request. */
  async reach(isReached: boolean): Promise<void> {
    const kept = await this.#kept;
    if (isReached) await kept?.context.unroute(SERVERS, abortRequest);
    else await kept?.context.route(SERVERS, abortRequest);
  }

  /** On quit: flushes data that is kept on disk; everything else stays. */
  async close(): Promise<void> {
    const kept = await this.#leave();
    if (!kept?.isOnDisk) return;
    this.#place.kept.delete(this.#partition);
    await kept.close();
  }

  async #leave(): Promise<BrowserProfile | undefined> {
    const kept = await this.#kept;
    this.#kept = undefined;
    if (!kept) return undefined;
    kept.serve = null;
    await kept.context.unrouteAll();
    return kept;
  }

  async #start(): Promise<BrowserProfile> {
    const { kept, isOnDisk, isOnline } = this.#place;
    const own =
      kept.get(this.#partition) ?? (await openContext(isOnDisk() ? this.#folder : undefined));
    kept.set(this.#partition, own);
    own.serve = (url, method) => this.#answer(url, method);
    await this.#plug(own.context, isOnline());
    return own;
  }

  readonly #fulfil = async (route: Route): Promise<void> => {
    const request = route.request();
    const response = await this.#answer(request.url(), request.method());
    // The caller may be gone by now, or its network back.
    await (response ? route.fulfill(response) : route.abort()).catch(() => undefined);
  };

  /** An app that is quitting doesn't respond. */
  async #answer(url: string, method = 'GET'): Promise<ServedResponse | null> {
    if (!this.#protocols.has('app')) return null;
    const response = await this.serve(new Request(fromTestUrl(url), { method }));
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }
}
