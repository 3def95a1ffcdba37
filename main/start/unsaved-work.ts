import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import type { Shell } from './shell.ts';

export interface UnsavedWork {
  readonly handlers: Handlers<'work'>;
  /** True if all pages may close: nothing is unsaved, or the user discards it. */
  mayEnd(why: 'restart'): Promise<boolean>;
  /** True if the pages of a workspace may close. */
  mayLeave(partition: string): Promise<boolean>;
  /** Reloads a window, after asking if it has unsaved changes. */
  reload(window: BrowserWindow): void;
}

const QUESTIONS = {
  restart: {
    end: 'Restart Without Saving',
    detail: 'If the app restarts now, unsaved changes are lost. The update can wait.',
  },
  leave: {
    end: 'Leave Without Saving',
    detail: 'If the workspace is removed now, unsaved changes are lost.',
  },
  reload: {
    end: 'Reload Without Saving',
    detail: 'If the page reloads now, unsaved changes are lost.',
  },
  close: {
    end: 'Close Without Saving',
    detail: 'If the window closes now, unsaved changes are lost.',
  },
  quit: {
    end: 'Quit Without Saving',
    detail: 'If the app quits now, unsaved changes are lost.',
  },
} as const;

/** A preventable Electron event. */
interface Ending {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/**
 * Tracks pages with unsaved work and asks before they end: when closing a window, quitting, ending the system
 * session, updating or changing workspaces.
 */
export function watchUnsavedWork({ desktop, leaving, log, windows }: Shell): UnsavedWork {
  const { app, dialog, powerMonitor } = desktop.electron;
  const unsaved = new Set<BrowserWindow>();
  const openQuestions = new Set<string>();

  async function confirmEnd(why: keyof typeof QUESTIONS, window: BrowserWindow): Promise<boolean> {
    windows.bringForward(window);
    const { end, detail } = QUESTIONS[why];
    const buttons = ['Keep Working', end];
    const isOne = why === 'close' || why === 'reload' || unsaved.size === 1;
    const { response } = await dialog.showMessageBox(window, {
      type: 'question',
      message: isOne
        ? 'This window has unsaved changes.'
        : `${unsaved.size} windows have unsaved changes.`,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 0,
    });
    return buttons[response] === end;
  }

  /** Prevents the event, asks once even if it is repeated, and continues if the user agrees. */
  function hold(
    event: Ending | null,
    why: 'close' | 'quit' | 'reload',
    window: BrowserWindow,
    end: () => void,
  ) {
    event?.preventDefault();
    const question = why === 'quit' ? why : `${why} ${window.webContents.id}`;
    if (openQuestions.has(question)) return;
    openQuestions.add(question);
    confirmEnd(why, window)
      .then((isAgreed) => isAgreed && end())
      .catch((error: unknown) => log.error('the dialog about unsaved work failed', error))
      .finally(() => openQuestions.delete(question));
  }

  function holdQuitting(event: Ending): void {
    const [window] = unsaved;
    if (leaving.isSettled || window === undefined) return;
    leaving.cancel();
    hold(event, 'quit', window, () => {
      leaving.settle();
      app.quit();
    });
  }

  app.on('before-quit', holdQuitting);
  // Systems wait for an app that prevents this. Electron documents the event, but its types omit it.
  powerMonitor.on('shutdown', holdQuitting as () => void);

  function follow(window: BrowserWindow): void {
    const forget = () => unsaved.delete(window);
    window.once('closed', forget);
    window.webContents.on('render-process-gone', forget);
    window.webContents.on('did-navigate', forget);
    window.on('query-session-end', holdQuitting);
    window.on('close', (event) => {
      // A window that only hides keeps unsaved work.
      if (event.defaultPrevented || leaving.isSettled || !unsaved.has(window)) return;
      hold(event, 'close', window, () => {
        forget();
        window.close();
      });
    });
  }
  app.on('browser-window-created', (_event, window: BrowserWindow) => follow(window));

  return {
    handlers: {
      unsaved(isUnsaved, { contentsId }) {
        const window = windows.all.find((one) => one.webContents.id === contentsId);
        if (window === undefined) return undefined;
        if (isUnsaved) unsaved.add(window);
        else unsaved.delete(window);
        return undefined;
      },
    },
    reload(window) {
      if (!unsaved.has(window)) return window.webContents.reload();
      hold(null, 'reload', window, () => window.webContents.reload());
    },
    async mayEnd(why) {
      const [window] = unsaved;
      return window === undefined || confirmEnd(why, window);
    },
    async mayLeave(partition) {
      const window = windows.of(partition).find((one) => unsaved.has(one));
      return window === undefined || confirmEnd('leave', window);
    },
  };
}
