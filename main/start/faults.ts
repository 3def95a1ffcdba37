import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Log } from '../log/log.ts';
import type { Desktop } from './desktop.ts';

const TRY_AGAIN = 'Try Again';
const SHOW_LOG = 'Show Log';
const QUIT = 'Quit';
const GO_ON = 'Go On';

/** Says that the app could not start and what to do, and lets go of the lock, so that the next start can. */
export async function endFailedStart(
  { electron: { app, dialog, shell } }: Desktop,
  log: Log,
  fault: unknown,
): Promise<void> {
  log.error('the start failed', fault);
  app.releaseSingleInstanceLock();
  const buttons = [TRY_AGAIN, SHOW_LOG, QUIT];
  let chosen: string | undefined = SHOW_LOG;
  for (let asked = 0; chosen === SHOW_LOG && asked < 3; asked += 1) {
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message: `${DESKTOP.productName} could not start.`,
      detail:
        'Try again. If that does not help, restart the computer or install the app anew: what you saved is kept. The log says what happened; support can read it.',
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

/** Notes what nothing else caught. After an exception the person is told once that something may be wrong. */
export function watchFaults({ electron: { app, dialog }, faults }: Desktop, log: Log): void {
  let hasTold = false;
  const unwatch = faults.watch({
    rejection: (fault) => log.error('a rejection that nobody handled', fault),
    exception(fault) {
      log.error('an exception that nobody caught', fault);
      if (hasTold || !app.isReady()) return;
      hasTold = true;
      const buttons = [GO_ON, QUIT];
      const question = {
        type: 'error' as const,
        message: `${DESKTOP.productName} met an error that it did not expect.`,
        detail:
          'Something may not work now. Save what you are working on, then start the app anew.',
        buttons,
        defaultId: 0,
        cancelId: 0,
      };
      dialog
        .showMessageBox(question)
        .then(({ response }) => buttons[response] === QUIT && app.quit())
        .catch((failed: unknown) => log.error('the question about an error failed', failed));
    },
  });
  app.on('will-quit', unwatch);
}
