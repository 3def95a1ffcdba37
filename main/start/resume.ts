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
  const pendingQuestions = new Map<number, { contentsId: number; answer: () => void }>();
  let last = 0;

  function hasDrawn({ webContents }: BrowserWindow): Promise<boolean> {
    const question = ++last;
    return new Promise((resolve) => {
      const confirm = () => resolve(true);
      pendingQuestions.set(question, { contentsId: webContents.id, answer: confirm });
      webContents.send('page.draw', question);
    });
  }

  guardAgainstWhiteScreen({
    events,
    clock,
    log,
    windows: () => {
      // Windows that didn't respond before won't respond now.
      pendingQuestions.clear();
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
      const pending = pendingQuestions.get(question);
      if (pending?.contentsId === contentsId) pending.answer();
      return undefined;
    },
  };
}
