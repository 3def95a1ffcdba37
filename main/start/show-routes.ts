import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import type { Windows } from '../window/windows.ts';

/** No user opens more screens than this at once, but a page that fires links in a loop does. */
const MAX_QUEUED = 8;

export interface Pages {
  readonly handlers: Handlers<'routes'>;
  /**
   * Shows a screen in a window of the workspace in front, or of another one's partition, where it waits until that
   * workspace is in front and its page listens.
   */
  open(route: string, partition?: string): void;
  /** Opens the search in the workspace in front, as soon as its page listens. */
  search(): void;
  /** Forgets queued routes of a workspace, since they may name its records. */
  clear(partition: string): void;
}

/** Sends routes to the newest window of their workspace whose page listens, and brings it to the front. */
export function showRoutes(windows: Windows): Pages {
  const followed = new WeakSet<BrowserWindow>();
  const wantsSearch = new WeakSet<BrowserWindow>();
  const waiting = new Map<string, readonly string[]>();
  let listening: readonly BrowserWindow[] = [];

  const partitionOf = (window: BrowserWindow) => windows.partitionOf(window.webContents.id);
  const send = (window: BrowserWindow, route: string) =>
    window.webContents.send('routes.show', route);

  function deliver(partition: string): void {
    const newest = listening.findLast((window) => partitionOf(window) === partition);
    const routes = waiting.get(partition) ?? [];
    if (newest === undefined || routes.length === 0 || partition !== windows.partition) return;
    waiting.delete(partition);
    for (const route of routes) {
      windows.bringForward(newest);
      send(newest, route);
    }
  }

  function follow(window: BrowserWindow): void {
    if (followed.has(window)) return;
    followed.add(window);
    const removeWindow = () => {
      listening = listening.filter((one) => one !== window);
    };
    window.once('closed', removeWindow);
    window.webContents.on('render-process-gone', removeWindow);
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) removeWindow();
    });
    // Until now the previous page could still report that it listens.
    window.webContents.on('did-navigate', removeWindow);
  }

  windows.onSwitch(deliver);
  return {
    open(route, partition = windows.partition) {
      const window = windows.focused();
      if (window !== undefined && partition === windows.partition && listening.includes(window)) {
        return send(window, route);
      }
      const others = (waiting.get(partition) ?? []).filter((other) => other !== route);
      waiting.set(partition, [...others, route].slice(-MAX_QUEUED));
      deliver(partition);
      if (waiting.has(partition) && partition === windows.partition) windows.present();
    },
    search() {
      const window = windows.focused() ?? windows.present();
      if (listening.includes(window)) window.webContents.send('routes.search');
      else wantsSearch.add(window);
    },
    clear: (partition) => void waiting.delete(partition),
    handlers: {
      ready(_request, { contentsId }) {
        const window = windows.all.find((one) => one.webContents.id === contentsId);
        if (window !== undefined) {
          follow(window);
          listening = [...listening.filter((one) => one !== window), window];
          deliver(partitionOf(window) ?? '');
          if (wantsSearch.delete(window)) window.webContents.send('routes.search');
        }
        return undefined;
      },
    },
  };
}
