import type { BrowserWindow, Dialog } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { type CrashChoice, CrashGuard, type CrashQuestion } from '../crash/guard.ts';
import type { Shell } from './shell.ts';

interface Question {
  readonly message: string;
  readonly detail: string;
  /** By button; the first is the default for Return and for closing the dialog. */
  readonly answers: ReadonlyMap<string, CrashChoice>;
}

const QUESTIONS: Record<CrashQuestion, Question> = {
  'crashed-again': {
    message: 'This window keeps crashing.',
    detail: `You can reload it, or quit ${DESKTOP.productName} and start it again.`,
    answers: new Map([
      ['Reload', 'reload'],
      ['Quit', 'quit'],
    ]),
  },
  'not-responding': {
    message: "This window isn't responding.",
    detail: 'If you reload it, unsaved changes in it are lost.',
    answers: new Map([
      ['Wait', 'wait'],
      ['Reload', 'reload'],
      ['Quit', 'quit'],
    ]),
  },
};

async function showQuestion(dialog: Pick<Dialog, 'showMessageBox'>, question: CrashQuestion) {
  const { message, detail, answers } = QUESTIONS[question];
  const buttons = [...answers.keys()];
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: 0,
  });
  return answers.get(buttons[response] ?? '') ?? 'wait';
}

/** Restores every window that crashes or hangs, and logs other crashed processes. */
export function guardCrashes({ desktop, clock, log }: Shell): void {
  const { app, dialog } = desktop.electron;
  const guard = new CrashGuard({
    clock,
    log,
    ask: (question) => showQuestion(dialog, question),
    quit: () => app.quit(),
  });
  app.on('child-process-gone', (_event, details) => guard.childProcessGone(details));
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    const guarded = {
      name: 'main',
      isDestroyed: () => window.isDestroyed(),
      reload: () => window.webContents.reload(),
      kill: () => window.webContents.forcefullyCrashRenderer(),
    };
    window.webContents.on('render-process-gone', (_event, details) => {
      void guard.renderProcessGone(guarded, details);
    });
    window.on('unresponsive', () => guard.unresponsive(guarded));
    window.on('responsive', () => guard.responsive(guarded));
    window.once('closed', () => guard.responsive(guarded));
  });
}
