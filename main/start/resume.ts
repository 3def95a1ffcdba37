import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import { guardAgainstWhiteScreen } from '../power/white-screen-guard.ts';
import type { Shell } from './shell.ts';

/** Reloads windows that stay white after waking, and gets the network state from all of them. */
export function watchResume({
  clock,
  events,
  log,
  windows,
}: Pick<Shell, 'clock' | 'events' | 'log' | 'windows'>): Handlers<'page'> {
  const asked = new Map<number, { contentsId: number; answer: () => void }>();
  let last = 0;

  function hasDrawn({ webContents }: BrowserWindow): Promise<boolean> {
    const question = ++last;
    return new Promise((resolve) => {
      const answer = () => resolve(true);
      asked.set(question, { contentsId: webContents.id, answer });
      webContents.send('page.draw', question);
    });
  }

  guardAgainstWhiteScreen({
    events,
    clock,
    log,
    windows: () => {
      // Windows that didn't respond before won't respond now.
      asked.clear();
      return windows.all.map((window) => ({
        name: 'main',
        isDestroyed: () => window.isDestroyed(),
        isVisible: () => window.isVisible() && !window.isMinimized(),
        repaint: () => window.webContents.invalidate(),
        hasDrawn: () => hasDrawn(window),
        reload: () => window.webContents.reload(),
      }));
    },
  });

  return {
    network(isOnline) {
      events.reportNetwork(isOnline);
      return undefined;
    },
    drawn({ question }, { contentsId }) {
      const waiting = asked.get(question);
      if (waiting?.contentsId === contentsId) waiting.answer();
      return undefined;
    },
  };
}
