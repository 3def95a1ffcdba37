import { existsSync } from 'node:fs';
import type { DownloadItem, Event, Session, WebContents } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import type { Download } from '#shared/host.ts';
import { DownloadService } from '../downloads/download-service.ts';
import type { Shell } from './shell.ts';

/** Older downloads are forgotten. */
const MOST_REMEMBERED = 50;

interface Saved {
  readonly owner: number;
  readonly name: string;
  readonly path: string;
}

export interface Downloads {
  readonly handlers: Handlers<'downloads'>;
  /** On sign-out: cancels downloads and forgets saved ones. */
  forget(): void;
  /** Stops saving downloads. */
  close(): void;
}

/** Saves downloads of this workspace's windows and reports progress to the window that started each. */
export function followDownloads(
  {
    desktop,
    windows,
    log,
    organization,
  }: Pick<Shell, 'desktop' | 'windows' | 'log' | 'organization'>,
  place: Session,
  origins: () => readonly string[],
): Downloads {
  const { app, shell } = desktop.electron;
  const service = new DownloadService({
    folder: () => organization.policy.downloadsFolder ?? app.getPath('downloads'),
    origins,
  });
  const running = new Map<string, number>();
  const saved = new Map<string, Saved>();
  const windowOf = (owner: number) => windows.all.find((one) => one.webContents.id === owner);

  const save = (event: Event, item: DownloadItem, contents: WebContents) => {
    if (!service.begin(item, contents.id)) event.preventDefault();
  };
  place.on('will-download', save);

  service.onChange(({ id, owner, name, state }) => {
    if (state.kind === 'running') running.set(id, owner);
    else running.delete(id);
    if (state.kind === 'done') remember(id, { owner, name, path: state.path });
    notifyOwner(owner, { id, name, state: state.kind === 'done' ? { kind: 'done' } : state });
  });

  function notifyOwner(owner: number, download: Download): void {
    const window = windowOf(owner);
    if (window) windows.tellOne(window, 'downloads', 'changed', download);
  }

  function remember(id: string, one: Saved): void {
    saved.set(id, one);
    const [oldest] = saved.keys();
    if (saved.size > MOST_REMEMBERED && oldest !== undefined) saved.delete(oldest);
  }

  /** Returns a file that this window saved and that still exists. */
  function savedBy(owner: number, id: string): Saved | null {
    const one = saved.get(id);
    if (one?.owner !== owner) return null;
    if (existsSync(one.path)) return one;
    saved.delete(id);
    notifyOwner(owner, { id, name: one.name, state: { kind: 'gone' } });
    return null;
  }

  return {
    handlers: {
      cancel(id, { contentsId }) {
        if (running.get(id) === contentsId) service.cancel(id);
        return undefined;
      },
      showInFolder(id, { contentsId }) {
        const one = savedBy(contentsId, id);
        if (one !== null) shell.showItemInFolder(one.path);
        return undefined;
      },
      async drag(id, { contentsId }) {
        const one = savedBy(contentsId, id);
        const contents = windowOf(contentsId)?.webContents;
        if (one === null || contents === undefined) return undefined;
        try {
          const icon = await app.getFileIcon(one.path);
          if (!contents.isDestroyed()) contents.startDrag({ file: one.path, icon });
        } catch (error) {
          log.warning('could not drag a file', error);
        }
        return undefined;
      },
    },
    forget() {
      service.cancelAll();
      saved.clear();
    },
    close() {
      place.off('will-download', save);
    },
  };
}
