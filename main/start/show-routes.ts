import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import type { RouteInbox } from '../deep-links/route-inbox.ts';
import type { Windows } from '../window/windows.ts';

export interface Pages {
  readonly handlers: Handlers<'routes'>;
  /** Shows a screen in the focused window, or in the newest one. */
  open(route: string): void;
  /** Opens the search in that window, as soon as its page listens. */
  search(): void;
}

/** Sends queued routes to the newest window whose page listens, and brings it to the front. */
export function showRoutes(inbox: RouteInbox, windows: Windows): Pages {
  const followed = new WeakSet<BrowserWindow>();
  const wantsSearch = new WeakSet<BrowserWindow>();
  let listening: readonly BrowserWindow[] = [];
  let stop = () => {};

  function choose(windowsThatListen: readonly BrowserWindow[]): void {
    listening = windowsThatListen;
    stop();
    const newest = listening.at(-1);
    if (newest === undefined) return;
    stop = inbox.ready((route) => {
      windows.bringForward(newest);
      newest.webContents.send('routes.show', route);
    });
  }

  function follow(window: BrowserWindow): void {
    if (followed.has(window)) return;
    followed.add(window);
    const removeWindow = () => {
      if (listening.includes(window)) choose(listening.filter((one) => one !== window));
    };
    window.once('closed', removeWindow);
    window.webContents.on('render-process-gone', removeWindow);
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) removeWindow();
    });
    // Until now the previous page could still report that it listens.
    window.webContents.on('did-navigate', removeWindow);
  }

  return {
    open(route) {
      const window = windows.focused();
      if (window !== undefined && listening.includes(window)) {
        return window.webContents.send('routes.show', route);
      }
      inbox.open(route);
      if (listening.length === 0) windows.present();
    },
    search() {
      const window = windows.focused() ?? windows.present();
      if (listening.includes(window)) window.webContents.send('routes.search');
      else wantsSearch.add(window);
    },
    handlers: {
      ready(_request, { contentsId }) {
        const window = windows.all.find((one) => one.webContents.id === contentsId);
        if (window !== undefined) {
          follow(window);
          choose([...listening.filter((one) => one !== window), window]);
          if (wantsSearch.delete(window)) window.webContents.send('routes.search');
        }
        return undefined;
      },
    },
  };
}
