import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/ipc.ts';
import type { Shell } from './shell.ts';

export interface UnsavedWork {
  readonly handlers: Handlers<'work'>;
  /** Whether every page may end now: nothing is unsaved, or the person gives it up. */
  mayEnd(why: keyof typeof QUESTIONS): Promise<boolean>;
}

const QUESTIONS = {
  restart: {
    end: 'Restart Without Saving',
    detail: 'If the app restarts now, what you typed is lost. The update can wait.',
  },
  leave: {
    end: 'Leave Without Saving',
    detail: 'If another workspace opens now, what you typed is lost.',
  },
} as const;

/** Knows which pages hold something that is not saved, and asks before they are ended. */
export function watchUnsavedWork({ desktop, windows }: Shell): UnsavedWork {
  const { dialog } = desktop.electron;
  const unsaved = new Set<BrowserWindow>();
  const followed = new WeakSet<BrowserWindow>();

  function follow(window: BrowserWindow): void {
    if (followed.has(window)) return;
    followed.add(window);
    const forget = () => unsaved.delete(window);
    window.once('closed', forget);
    window.webContents.on('render-process-gone', forget);
    window.webContents.on('did-navigate', forget);
  }

  return {
    handlers: {
      unsaved(isUnsaved, { contentsId }) {
        const window = windows.all.find((one) => one.webContents.id === contentsId);
        if (window === undefined) return undefined;
        follow(window);
        if (isUnsaved) unsaved.add(window);
        else unsaved.delete(window);
        return undefined;
      },
    },
    async mayEnd(why) {
      const [window] = unsaved;
      if (window === undefined) return true;
      windows.bringForward(window);
      const { end, detail } = QUESTIONS[why];
      const buttons = ['Keep Working', end];
      const { response } = await dialog.showMessageBox(window, {
        type: 'question',
        message: 'Something in this window is not saved.',
        detail,
        buttons,
        defaultId: 0,
        cancelId: 0,
      });
      return buttons[response] === end;
    },
  };
}
