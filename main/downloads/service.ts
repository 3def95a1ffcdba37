import { join } from 'node:path';
import type { DownloadItem } from 'electron';
import { Listeners } from '../listeners.ts';
import { isExecutable, safeName } from './names.ts';

/** What is used of Electron's download item. */
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
  /** It would run when opened, or does not come from where this app's files come from. */
  | { readonly kind: 'refused'; readonly reason: 'executable' | 'origin' };

export interface Download {
  readonly id: string;
  /** The web contents that asked for it. */
  readonly owner: number;
  readonly name: string;
  readonly state: DownloadState;
}

export interface DownloadOptions {
  readonly folder: () => string;
  /** The origins that files may come from: the app's own and the backend's. */
  readonly origins: () => readonly string[];
}

/** Saves files where the person says, and nothing that would run. */
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

  /** For `will-download`; answers whether it may go on, otherwise the caller prevents it. */
  begin(item: DownloadPort, owner: number): boolean {
    this.#count += 1;
    const id = String(this.#count);
    const name = safeName(item.getFilename());
    const tell = (state: DownloadState) => this.#changes.tell({ id, owner, name, state });
    const refusal = this.#refusalOf(item);
    if (refusal) {
      tell({ kind: 'refused', reason: refusal });
      return false;
    }
    this.#running.set(id, item);
    item.setSaveDialogOptions({ defaultPath: join(this.#options.folder(), name) });
    let isBroken = false;
    item.on('updated', (_event, state) => {
      // One that broke off does not go on by itself, and its dialog is long closed.
      isBroken = state === 'interrupted';
      if (isBroken) item.cancel();
      else tell({ kind: 'running', percent: percentOf(item) });
    });
    item.on('done', (_event, state) => {
      this.#running.delete(id);
      if (state === 'completed') tell({ kind: 'done', path: item.getSavePath() });
      else tell({ kind: state === 'cancelled' && !isBroken ? 'cancelled' : 'failed' });
    });
    tell({ kind: 'running', percent: null });
    return true;
  }

  cancel(id: string): void {
    this.#running.get(id)?.cancel();
  }

  /** For sign-out and a change of the workspace. */
  cancelAll(): void {
    for (const item of [...this.#running.values()]) item.cancel();
  }

  #refusalOf(item: DownloadPort): 'executable' | 'origin' | null {
    if (isExecutable(item.getFilename(), item.getMimeType())) return 'executable';
    return this.#options.origins().includes(originOf(item.getURL())) ? null : 'origin';
  }
}

/** Also of `blob:` addresses; what other schemes there are has none. */
function originOf(address: string): string {
  const text = address.replace(/^blob:/, '');
  if (!URL.canParse(text)) return '';
  const { origin, protocol, host } = new URL(text);
  // URLs of schemes that are not the web's own say "null".
  return origin === 'null' && host !== '' ? `${protocol}//${host}` : origin;
}

function percentOf(item: DownloadPort): number | null {
  const total = item.getTotalBytes();
  return total > 0 ? Math.min(100, Math.floor((item.getReceivedBytes() / total) * 100)) : null;
}
