import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { findChromium } from '../../build/system-packages.ts';

type Params = Readonly<Record<string, unknown>>;
type CommandResult = Record<string, unknown>;

/**
 * A browser controlled only through its protocol. Playwright makes the engine track every script, which slows React's
 * startup eight times; this measures what a visitor gets.
 */
export class Devtools {
  readonly #directory = mkdtempSync(join(tmpdir(), 'haven-visits-'));
  readonly #browser: ChildProcess;
  readonly #answers = new Map<number, PromiseWithResolvers<CommandResult>>();
  readonly #events = new EventEmitter();
  #asked = 0;

  /** Starts a browser, with flags of a benchmark in addition. */
  constructor(flags: readonly string[] = []) {
    this.#browser = spawn(
      findChromium() ?? chromium.executablePath(),
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-extensions',
        '--remote-debugging-pipe',
        `--user-data-dir=${this.#directory}`,
        ...flags,
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    let rest = '';
    (this.#browser.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#take(JSON.parse(message));
    });
  }

  /** Sends a command to the browser or one of its pages. */
  send(method: string, params: Params = {}, sessionId?: string): Promise<CommandResult> {
    this.#asked += 1;
    const pending = Promise.withResolvers<CommandResult>();
    this.#answers.set(this.#asked, pending);
    const message = JSON.stringify({ id: this.#asked, method, params, sessionId });
    (this.#browser.stdio[3] as Writable).write(`${message}\0`);
    return pending.promise;
  }

  /** Opens an empty page of this size in its own context; returns how to send commands to it and how to close it. */
  async openPage(size: { readonly width: number; readonly height: number }) {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    const { targetId } = await this.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, params?: Params) => this.send(method, params, String(sessionId));
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', metrics);
    await send('Page.enable');
    return { send, close: () => this.send('Target.disposeBrowserContext', { browserContextId }) };
  }

  /** Resolves at the next matching event of that kind. */
  async next(method: string, fits: (params: Params) => boolean): Promise<void> {
    for await (const [params] of EventEmitter.on(this.#events, method)) {
      if (fits(params)) return;
    }
  }

  /** Subscribes to events of a kind; returns the unsubscribe function. */
  hear(method: string, listener: (params: Params) => void): () => void {
    this.#events.on(method, listener);
    return () => void this.#events.off(method, listener);
  }

  async close(): Promise<void> {
    const ended = once(this.#browser, 'exit');
    void this.send('Browser.close');
    await ended;
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #take(message: {
    id?: number;
    result?: CommandResult;
    error?: { message: string };
    method?: string;
    params?: Params;
  }): void {
    if (message.id === undefined) {
      this.#events.emit(message.method ?? '', message.params);
      return;
    }
    const pending = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    if (message.error) pending?.reject(new Error(message.error.message));
    else pending?.resolve(message.result ?? {});
  }
}
