import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { RunningApp } from './computer.ts';
import { createStrictStub } from './strict-stub.ts';
import type { HostWindow } from './window.ts';

/** A file that a window's page wants to save, with its progress. */
export class DownloadItem {
  readonly #events = new EventEmitter();
  readonly #name: string;
  readonly #address: string;
  readonly asked: (string | undefined)[] = [];
  received = 0;
  isCancelled = false;
  savedAs = '';

  constructor(name: string, address: string) {
    this.#name = name;
    this.#address = address;
  }

  /** Returns whether the app allows a window's download. */
  begin(app: RunningApp, window: HostWindow | undefined = app.windows[0]): boolean {
    if (!window) throw new Error('There is no window.');
    const item = createStrictStub<Electron.DownloadItem>(
      'item',
      {
        getFilename: () => this.#name,
        getMimeType: () => 'application/octet-stream',
        getReceivedBytes: () => this.received,
        getTotalBytes: () => 100,
        getURL: () => this.#address,
        getSavePath: () => this.savedAs,
        setSaveDialogOptions: ({ defaultPath }) => void this.asked.push(defaultPath),
        cancel: () => {
          this.isCancelled = true;
          this.#events.emit('done', {}, 'cancelled');
        },
      },
      this.#events,
    );
    // Every session is asked; the windows' session responds.
    return app.profiles.map((profile) => profile.wouldSave(item, window.contents)).includes(true);
  }

  advance(received: number): void {
    this.received = received;
    this.#events.emit('updated', {}, 'progressing');
  }

  breakOff(): void {
    this.#events.emit('updated', {}, 'interrupted');
  }

  finish(savedAs: string): void {
    this.savedAs = savedAs;
    this.#events.emit('done', {}, 'completed');
  }
}
