import type { BrowserWindow } from 'electron';
import { pathOf } from '../recent/recent-items.ts';
import type { Shell } from './shell.ts';
import { workspaceOf } from './workspace-context.ts';

/** Waits until the user stops navigating, so that not every step is written to disk. */
const SAVE_AFTER_MS = 1000;
/** More windows than a user reopens. */
const MAX_REOPENED = 10;

export interface SavedPage {
  readonly workspace: string;
  readonly path: string;
  readonly kind: string;
}

/** Remembers which pages are open, so that the next start can reopen them. */
export class OpenPages {
  readonly #shell: Pick<Shell, 'settings' | 'windows' | 'clock' | 'leaving'>;
  #cancel = () => {};

  constructor(
    shell: Pick<Shell, 'desktop' | 'settings' | 'windows' | 'clock' | 'signOuts' | 'leaving'>,
  ) {
    this.#shell = shell;
    const { app } = shell.desktop.electron;
    app.on('browser-window-created', (_event, window: BrowserWindow) => {
      window.webContents.on('did-navigate-in-page', () => this.#saveSoon());
      window.once('closed', () => this.#saveSoon());
    });
    // Before the windows close one after another.
    app.on('before-quit', () => this.#save());
    app.on('will-quit', () => this.#cancel());
    shell.signOuts.add((id) => this.clear(id));
  }

  /** Returns a workspace's pages of the last run, unless the user wants none. */
  of(workspace: string): readonly SavedPage[] {
    if (!this.#shell.settings.get('reopensPages')) return [];
    return this.#saved.filter((page) => page.workspace === workspace).slice(-MAX_REOPENED);
  }

  clear(workspace: string): void {
    this.#write(this.#saved.filter((page) => page.workspace !== workspace));
  }

  get #saved(): readonly SavedPage[] {
    return this.#shell.settings.get('openPages');
  }

  #saveSoon(): void {
    this.#cancel();
    const { clock, leaving } = this.#shell;
    if (!leaving.hasBegun) this.#cancel = clock.after(SAVE_AFTER_MS, () => this.#save());
  }

  /** A workspace without windows keeps its pages, because the last window closes before the app quits. */
  #save(): void {
    this.#cancel();
    const open = this.#shell.windows.ofWorkspaces.flatMap(
      ({ window, partition, kind }): SavedPage[] => {
        const path = pathOf(window.webContents.getURL());
        return path === null ? [] : [{ workspace: workspaceOf(partition), path, kind }];
      },
    );
    const current = new Set(open.map(({ workspace }) => workspace));
    const others = this.#saved.filter(({ workspace }) => !current.has(workspace));
    this.#write([...others, ...open].slice(-MAX_REOPENED * 2));
  }

  #write(pages: readonly SavedPage[]): void {
    const { settings } = this.#shell;
    if (JSON.stringify(pages) !== JSON.stringify(this.#saved))
      settings.set('openPages', [...pages]);
  }
}
