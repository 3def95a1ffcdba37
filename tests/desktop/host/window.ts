import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import type * as Electron from 'electron';
import type { FakeIpcMain } from './ipc-main.ts';
import type { Profile } from './profile.ts';
import { createStrictStub, preventableEvent } from './strict-stub.ts';
import { fromTestUrl, toTestUrl } from './test-origin.ts';
import { BINDING, isolatedWorldScript, mainWorldScript, WORLD } from './worlds.ts';

interface Environment {
  readonly id: number;
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly profile: Profile;
  /** Without pages there is no browser; for tests of what only main decides. */
  readonly showsPages: boolean;
  readonly ipcMain: FakeIpcMain;
  /** The description of the overlay on its taskbar icon. */
  readonly onOverlay: (description: string) => void;
  readonly onContents: (contents: Electron.WebContents) => void;
  readonly onClosed: () => void;
  /** Only one window has the focus. */
  readonly onFocus: () => void;
}

/** A paused request that awaits a decision. */
interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly resourceType: string;
  readonly frameId: string;
  readonly redirectedRequestId?: string;
}

const INTERNET = 'https://*.example/*';
const isInternet = (url: string) => /^https:\/\/[\w.-]+\.example\//.test(url);
const OUTSIDE = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'text/html' }],
  body: Buffer.from('<h1>Outside</h1>').toString('base64'),
};

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];

/** A window in the system's Chromium: the built preload in a real isolated world, with IPC over its binding. */
export class HostWindow {
  readonly #surroundings: Environment;
  readonly #events = new EventEmitter();
  readonly #contentsEvents = new EventEmitter();
  readonly #worlds = new Set<number>();
  #cdp: CDPSession | undefined;
  #openHandler: OpenHandler | undefined;
  #mainFrame = '';
  /** The address main itself is loading; guards see only page navigation. */
  #loading: string | null = null;
  /** The address of a window without a page. */
  #address = '';
  #page: Promise<Page> | undefined;
  #loaded: Promise<Page> | undefined;
  #shown: Page | undefined;
  readonly denied: string[] = [];
  isShown = false;
  isFocused = false;
  isGone = false;
  reloads = 0;
  repaints = 0;
  /** Words the user chose from spelling suggestions. */
  readonly corrections: string[] = [];
  /** Steps through the page history, back as -1. */
  readonly steps: number[] = [];
  prints = 0;
  zoom = 1;
  /** Files passed to the system's drag and drop. */
  readonly dragged: string[] = [];
  /** Replaces the usual printed page. */
  printsPdf: () => Promise<Buffer> = async () => Buffer.from('%PDF-1.7 the page');
  isMaximized = false;
  bounds: Electron.Rectangle;
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly contents: Electron.WebContents;
  readonly window: Electron.BrowserWindow;

  constructor(environment: Environment) {
    this.#surroundings = environment;
    this.options = environment.options;
    const { x = 0, y = 0, width = 800, height = 600 } = environment.options;
    this.bounds = { x, y, width, height };
    this.contents = createStrictStub<Electron.WebContents>(
      'webContents',
      {
        id: environment.id,
        send: (channel, ...values) => void this.#send(channel, values),
        setWindowOpenHandler: (handler) => {
          this.#openHandler = handler;
        },
        isDestroyed: () => this.isGone,
        getURL: () => fromTestUrl(this.#shown?.url() ?? this.#address),
        getTitle: () => 'Your plan | Haven Exchange',
        printToPDF: () => this.printsPdf(),
        startDrag: ({ file }) => void this.dragged.push(file),
        reload: () => {
          this.reloads += 1;
          this.#loaded = this.#page?.then(async (page) => {
            await page.reload({ waitUntil: 'domcontentloaded' }).catch((error: unknown) => {
              // A window that closes while loading stops loading.
              if (!this.isGone) throw error;
            });
            return page;
          });
        },
        replaceMisspelling: (word) => void this.corrections.push(word),
        navigationHistory: createStrictStub<Electron.NavigationHistory>('navigationHistory', {
          goBack: () => void this.steps.push(-1),
          goForward: () => void this.steps.push(1),
        }),
        setZoomFactor: (factor) => {
          this.zoom = factor;
        },
        print: () => {
          this.prints += 1;
        },
        invalidate: () => {
          this.repaints += 1;
        },
      },
      this.#contentsEvents,
    );
    this.window = createStrictStub<Electron.BrowserWindow>(
      'BrowserWindow',
      {
        webContents: this.contents,
        loadURL: (address) => {
          if (!environment.showsPages) {
            this.#address = address;
            queueMicrotask(() => this.#events.emit('ready-to-show'));
            return Promise.resolve();
          }
          this.#loaded = this.#load(address);
          return this.#loaded.then(() => undefined);
        },
        show: () => {
          this.isShown = true;
          environment.onFocus();
          this.isFocused = true;
          this.#events.emit('show');
        },
        hide: () => {
          this.isShown = false;
          this.isFocused = false;
        },
        isVisible: () => this.isShown,
        focus: () => {
          environment.onFocus();
          this.isFocused = true;
        },
        isFocused: () => this.isFocused,
        setOverlayIcon: (_picture, description) => environment.onOverlay(description),
        isMinimized: () => false,
        isMaximized: () => this.isMaximized,
        isFullScreen: () => false,
        maximize: () => {
          this.isMaximized = true;
        },
        getNormalBounds: () => this.bounds,
        isDestroyed: () => this.isGone,
        close: () => void this.close(),
        destroy: () => void this.leave(),
      },
      this.#events,
    );
    environment.onContents(this.contents);
  }

  get page(): Promise<Page> {
    this.#page ??= this.#open();
    return this.#page;
  }

  /** The page loaded by main. */
  get loaded(): Promise<Page> {
    return this.#loaded ?? this.page;
  }

  /** Returns whether the built main process allows a page's navigation. */
  wouldLeave(
    event: 'will-navigate' | 'will-redirect' | 'will-frame-navigate',
    url: string,
    isMainFrame = true,
  ): boolean {
    const { event: details, isPrevented } = preventableEvent({
      url,
      isMainFrame,
      isSameDocument: false,
    });
    this.#contentsEvents.emit(event, details);
    return !isPrevented();
  }

  wouldAttachWebview(): boolean {
    const { event, isPrevented } = preventableEvent({});
    this.#contentsEvents.emit('will-attach-webview', event, {}, {});
    return !isPrevented();
  }

  wouldOpen(url: string): 'allow' | 'deny' {
    if (!this.#openHandler) return 'allow';
    const referrer = { url: '', policy: 'default' } as const;
    const details = {
      url,
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer,
    } as const;
    return this.#openHandler(details).action;
  }

  /** Right-clicks the page. */
  openContextMenu(facts: Partial<Electron.ContextMenuParams>): void {
    const usual = {
      dictionarySuggestions: [],
      editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true },
      isEditable: false,
      linkURL: '',
      misspelledWord: '',
      selectionText: '',
    };
    this.#contentsEvents.emit('context-menu', {}, { ...usual, ...facts });
  }

  /** Simulates a navigation in a window without a page. */
  visit(path: string, title: string): void {
    this.#address = `app://haven${path}`;
    this.#contentsEvents.emit('did-navigate-in-page', {}, this.#address, true);
    this.#contentsEvents.emit('page-title-updated', {}, title, true);
  }

  /** The address that main opened or the page went to. */
  get address(): string {
    return this.contents.getURL();
  }

  crash(reason: Electron.RenderProcessGoneDetails['reason']): void {
    this.#contentsEvents.emit('render-process-gone', {}, { reason, exitCode: 1 });
  }

  /** Closes the window like a click on its close button; the app may keep it. */
  async close(): Promise<void> {
    if (this.isGone) return;
    const { event, isPrevented } = preventableEvent({});
    this.#events.emit('close', event);
    if (isPrevented()) return;
    await this.leave();
  }

  /** Ends it without asking. */
  async leave(): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    this.#events.emit('closed');
    this.#surroundings.onClosed();
    // A window that closes while its page is loading never gets one.
    const page = await this.#page?.catch(() => undefined);
    await page?.close();
  }

  /** Simulates Windows ending the session; returns whether the app allows it. */
  wouldEndSession(): boolean {
    const { event, isPrevented } = preventableEvent({ reasons: ['shutdown'] });
    this.#events.emit('query-session-end', event);
    return !isPrevented();
  }

  /** Turns the wheel with Ctrl held. */
  turnWheel(direction: 'in' | 'out'): void {
    this.#contentsEvents.emit('zoom-changed', {}, direction);
  }

  async heapText(): Promise<string> {
    const cdp = await this.#session();
    const parts: string[] = [];
    cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
    await cdp.send('HeapProfiler.enable');
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    await cdp.send('HeapProfiler.disable');
    return parts.join('');
  }

  async #open(): Promise<Page> {
    const { profile, options } = this.#surroundings;
    const context = await profile.context();
    const page = await context.newPage();
    this.#shown = page;
    const cdp = await context.newCDPSession(page);
    this.#cdp = cdp;
    cdp.on('Runtime.executionContextCreated', ({ context: world }) => {
      if (world.name === WORLD) this.#worlds.add(world.id);
    });
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      this.#worlds.delete(executionContextId);
    });
    cdp.on('Runtime.executionContextsCleared', () => {
      this.#worlds.clear();
      this.#contentsEvents.emit('did-navigate');
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === BINDING) void this.#answer(payload, executionContextId);
    });
    await cdp.send('Page.enable');
    const { frameTree } = await cdp.send('Page.getFrameTree');
    this.#mainFrame = frameTree.frame.id;
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript });
    const preload = readFileSync(String(options.webPreferences?.preload), 'utf8');
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: isolatedWorldScript(preload),
      worldName: WORLD,
    });
    cdp.on('Fetch.requestPaused', (paused) => {
      void this.#decide(cdp, paused).catch((error: unknown) => {
        // A window that closes while loading stops loading.
        if (!this.isGone) throw error;
      });
    });
    // Only documents are paused; subresources load at full speed.
    await cdp.send('Fetch.enable', {
      patterns: [{ resourceType: 'Document' }, { urlPattern: INTERNET }],
    });
    cdp.on('Page.windowOpen', ({ url }) => {
      if (this.wouldOpen(fromTestUrl(url)) === 'allow') return;
      page.once('popup', (popup) => void popup.close().then(() => this.denied.push(url)));
    });
    return page;
  }

  async #session(): Promise<CDPSession> {
    await this.page;
    if (!this.#cdp) throw new Error('The window is not open.');
    return this.#cdp;
  }

  async #load(address: string): Promise<Page> {
    const page = await this.page;
    this.#loading = toTestUrl(address);
    await page.goto(this.#loading, { waitUntil: 'domcontentloaded' });
    this.#events.emit('ready-to-show');
    return page;
  }

  /** Lets a page load or blocks it; the tests' internet is reachable only if a guard allows it. */
  async #decide(cdp: CDPSession, paused: Paused): Promise<void> {
    const { requestId, request, resourceType, frameId, redirectedRequestId } = paused;
    const isNavigation = resourceType === 'Document' && redirectedRequestId === undefined;
    if (isNavigation && !this.#mayGo(request.url, frameId === this.#mainFrame)) {
      await cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    } else if (isInternet(request.url)) {
      await cdp.send('Fetch.fulfillRequest', { requestId, ...OUTSIDE });
    } else {
      await cdp.send('Fetch.continueRequest', { requestId });
    }
  }

  #mayGo(url: string, isMainFrame: boolean): boolean {
    const isAllowed = this.#mayNavigate(url, isMainFrame);
    if (isAllowed) {
      const details = { isMainFrame, isSameDocument: false };
      this.#contentsEvents.emit('did-start-navigation', details);
    }
    return isAllowed;
  }

  #mayNavigate(url: string, isMainFrame: boolean): boolean {
    if (isMainFrame && url === this.#loading) {
      this.#loading = null;
      return true;
    }
    const address = fromTestUrl(url);
    if (!this.wouldLeave('will-frame-navigate', address, isMainFrame)) {
      // Electron fires both events; a prevented navigation stays prevented.
      if (isMainFrame) this.wouldLeave('will-navigate', address);
      return false;
    }
    return !isMainFrame || this.wouldLeave('will-navigate', address);
  }

  async #answer(payload: string, executionContextId: number): Promise<void> {
    const { id, channel, values } = JSON.parse(payload);
    const page = await this.page;
    const url = fromTestUrl(page.url());
    const origin = fromTestUrl(new URL(page.url()).origin);
    const frame = createStrictStub<Electron.WebFrameMain>('senderFrame', {
      url,
      origin,
      parent: null,
    });
    const outcome = await this.#surroundings.ipcMain.invoke(
      { sender: this.contents, senderFrame: frame },
      channel,
      values,
    );
    const text = JSON.stringify(JSON.stringify({ id, ...outcome }));
    await this.#evaluate(executionContextId, `__electronAnswer(${text})`);
  }

  async #send(channel: string, values: unknown[]): Promise<void> {
    const text = JSON.stringify(JSON.stringify({ channel, values: structuredClone(values) }));
    for (const world of this.#worlds) await this.#evaluate(world, `__electronEvent(${text})`);
  }

  /** The page may be gone by now, as with messages to a renderer. */
  async #evaluate(contextId: number, expression: string): Promise<void> {
    const cdp = await this.#session();
    await cdp.send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
  }
}
