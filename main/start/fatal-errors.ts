import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Log } from '../log/log.ts';
import { UnreadablePolicyError } from '../policy/sources.ts';
import type { Desktop } from './desktop.ts';

const TRY_AGAIN = 'Try Again';
const SHOW_LOG = 'Show Log';
const QUIT = 'Quit';
const GO_ON = 'Continue';

/** Shows that the app could not start and what to do, and releases the lock so that the next start can run. */
export async function handleStartFailure(
  { electron: { app, dialog, shell } }: Desktop,
  log: Log,
  error: unknown,
): Promise<void> {
  log.error('could not start', error);
  app.releaseSingleInstanceLock();
  const detail =
    error instanceof UnreadablePolicyError
      ? "Your organization's policies for this app can't be read. Ask your administrator. The log has details for support."
      : "Try again. If that doesn't help, restart your computer or reinstall the app. Your saved data is kept. The log has details for support.";
  const buttons = [TRY_AGAIN, SHOW_LOG, QUIT];
  let chosen: string | undefined = SHOW_LOG;
  for (let attempt = 0; chosen === SHOW_LOG && attempt < 3; attempt += 1) {
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message: `${DESKTOP.productName} couldn't start.`,
      detail,
      buttons,
      defaultId: 0,
      cancelId: buttons.indexOf(QUIT),
    });
    chosen = buttons[response];
    if (chosen === SHOW_LOG) shell.showItemInFolder(log.directory);
  }
  if (chosen === TRY_AGAIN) app.relaunch();
  app.exit(1);
}

/** Logs uncaught errors. After an exception, warns the user once that something may be wrong. */
export function handleUncaughtErrors(
  { electron: { app, dialog }, faults }: Desktop,
  log: Log,
): void {
  let hasNotified = false;
  const unwatch = faults.watch({
    rejection: (error) => log.error('unhandled rejection', error),
    exception(error) {
      log.error('uncaught exception', error);
      if (hasNotified || !app.isReady()) return;
      hasNotified = true;
      const buttons = [GO_ON, QUIT];
      const question = {
        type: 'error' as const,
        message: `${DESKTOP.productName} ran into an unexpected error.`,
        detail: 'Something may not work now. Save your work, then restart the app.',
        buttons,
        defaultId: 0,
        cancelId: 0,
      };
      dialog
        .showMessageBox(question)
        .then(({ response }) => buttons[response] === QUIT && app.quit())
        .catch((failed: unknown) => log.error('the error dialog failed', failed));
    },
  });
  app.on('will-quit', unwatch);
}
