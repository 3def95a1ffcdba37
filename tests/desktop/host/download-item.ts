import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { RunningApp } from './computer.ts';
import { strict } from './strict.ts';
import type { HostWindow } from './window.ts';

/** A file that a page of the windows wants to save, as far as the system has got with it. */
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

  /** Whether the app lets it be saved, when a window asks for it. */
  begin(app: RunningApp, window: HostWindow | undefined = app.windows[0]): boolean {
    if (!window) throw new Error('There is no window.');
    const item = strict<Electron.DownloadItem>(
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
    // Each session is asked; the one that the windows use answers.
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
