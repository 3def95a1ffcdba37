import { join } from 'node:path';
import type { DownloadItem } from 'electron';
import { Listeners } from '../listeners.ts';
import { isExecutable, sanitizeFileName } from './names.ts';

/** The parts of Electron's download item that are used. */
export type DownloadPort = Pick<
  DownloadItem,
  | 'on'
  | 'cancel'
  | 'getFilename'
  | 'getMimeType'
  | 'getReceivedBytes'
  | 'getTotalBytes'
  | 'getURL'
  | 'getSavePath'
  | 'setSaveDialogOptions'
>;

export type DownloadState =
  | { readonly kind: 'running'; readonly percent: number | null }
  | { readonly kind: 'done'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }
  /** The file is executable, or its origin isn't allowed. */
  | { readonly kind: 'refused'; readonly reason: 'executable' | 'origin' };

export interface Download {
  readonly id: string;
  /** The web contents that started it. */
  readonly owner: number;
  readonly name: string;
  readonly state: DownloadState;
}

export interface DownloadOptions {
  readonly folder: () => string;
  /** Allowed origins of files: the app's and the backend's. */
  readonly origins: () => readonly string[];
}

/** Saves files where the user chooses, except executables. */
export class DownloadService {
  readonly #options: DownloadOptions;
  readonly #changes = new Listeners<[Download]>();
  readonly #running = new Map<string, DownloadPort>();
  #count = 0;

  constructor(options: DownloadOptions) {
    this.#options = options;
  }

  onChange(listener: (download: Download) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Handles `will-download`; if it returns false, the caller prevents the download. */
  begin(item: DownloadPort, owner: number): boolean {
    this.#count += 1;
    const id = String(this.#count);
    const name = sanitizeFileName(item.getFilename());
    const notify = (state: DownloadState) => this.#changes.tell({ id, owner, name, state });
    const rejectionReason = this.#refusalOf(item);
    if (rejectionReason) {
      notify({ kind: 'refused', reason: rejectionReason });
      return false;
    }
    this.#running.set(id, item);
    item.setSaveDialogOptions({ defaultPath: join(this.#options.folder(), name) });
    let isBroken = false;
    item.on('updated', (_event, state) => {
      // An interrupted download doesn't resume by itself, and its dialog is already closed.
      isBroken = state === 'interrupted';
      if (isBroken) item.cancel();
      else notify({ kind: 'running', percent: percentOf(item) });
    });
    item.on('done', (_event, state) => {
      this.#running.delete(id);
      if (state === 'completed') notify({ kind: 'done', path: item.getSavePath() });
      else notify({ kind: state === 'cancelled' && !isBroken ? 'cancelled' : 'failed' });
    });
    notify({ kind: 'running', percent: null });
    return true;
  }

  cancel(id: string): void {
    this.#running.get(id)?.cancel();
  }

  /** Cancels all downloads on sign-out or a workspace change. */
  cancelAll(): void {
    for (const item of [...this.#running.values()]) item.cancel();
  }

  #refusalOf(item: DownloadPort): 'executable' | 'origin' | null {
    if (isExecutable(item.getFilename(), item.getMimeType())) return 'executable';
    return this.#options.origins().includes(originOf(item.getURL())) ? null : 'origin';
  }
}

/** Returns the origin, also of `blob:` addresses; other schemes have none. */
function originOf(address: string): string {
  const text = address.replace(/^blob:/, '');
  if (!URL.canParse(text)) return '';
  const { origin, protocol, host } = new URL(text);
  // Non-web schemes have the origin "null".
  return origin === 'null' && host !== '' ? `${protocol}//${host}` : origin;
}

function percentOf(item: DownloadPort): number | null {
  const total = item.getTotalBytes();
  return total > 0 ? Math.min(100, Math.floor((item.getReceivedBytes() / total) * 100)) : null;
}
