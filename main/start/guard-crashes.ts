import type { BrowserWindow, Dialog } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { type CrashAnswer, CrashGuard, type CrashQuestion } from '../crash/guard.ts';
import type { Shell } from './shell.ts';

interface Question {
  readonly message: string;
  readonly detail: string;
  /** By their buttons; the first is what Return and closing the question mean. */
  readonly answers: ReadonlyMap<string, CrashAnswer>;
}

const QUESTIONS: Record<CrashQuestion, Question> = {
  'crashed-again': {
    message: 'This window keeps failing.',
    detail: `You can load it again, or quit ${DESKTOP.productName} and start it anew.`,
    answers: new Map([
      ['Load Again', 'reload'],
      ['Quit', 'quit'],
    ]),
  },
  'not-responding': {
    message: 'This window does not respond.',
    detail: 'If you load it again, what was not saved in it is lost.',
    answers: new Map([
      ['Wait', 'wait'],
      ['Load Again', 'reload'],
      ['Quit', 'quit'],
    ]),
  },
};

async function ask(dialog: Pick<Dialog, 'showMessageBox'>, question: CrashQuestion) {
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

/** Brings every window back that crashes or hangs, and notes what else of the app fell over. */
export function guardCrashes({ desktop, clock, log }: Shell): void {
  const { app, dialog } = desktop.electron;
  const guard = new CrashGuard({
    clock,
    log,
    ask: (question) => ask(dialog, question),
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
    window.webContents.on('render-process-gone', (_gone, details) => {
      void guard.renderProcessGone(guarded, details);
    });
    window.on('unresponsive', () => guard.unresponsive(guarded));
    window.on('responsive', () => guard.responsive(guarded));
    window.once('closed', () => guard.responsive(guarded));
  });
}
