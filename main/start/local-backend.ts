import { join } from 'node:path';
import type { BackupOutcome, LocalBackendStatus } from '#shared/host.ts';
import type { EmbeddedBackend } from '../workspace/embedded.ts';
import { LocalBackups } from '../workspace/local-backups.ts';
import type { Shell } from './shell.ts';

export interface LocalBackend {
  readonly backups: Pick<LocalBackups, 'make' | 'erase'>;
  readonly folder: string;
  status(): LocalBackendStatus;
  /** Restores a backup after a confirmation that no page can give. */
  restore(name: string): Promise<BackupOutcome>;
}

/** State and backups of the backend on this computer, which is backed up daily while it runs. */
export function openLocalBackend(
  { desktop, clock, log }: Pick<Shell, 'desktop' | 'clock' | 'log'>,
  embedded: EmbeddedBackend,
): LocalBackend {
  const { app, dialog } = desktop.electron;
  const folder = join(app.getPath('userData'), 'backups');
  const backups = new LocalBackups({ folder, embedded, clock });
  embedded.onChange(({ kind }) => {
    try {
      if (kind === 'ready') backups.schedule();
      else backups.close();
    } catch (error) {
      log.error('could not schedule a backup', error);
    }
  });
  app.on('will-quit', () => backups.close());

  return {
    backups,
    folder,
    status() {
      const { state, restarts } = embedded;
      return {
        state: state.kind,
        port: state.kind === 'ready' ? Number(new URL(state.url).port) : null,
        restarts,
        backups: backups.all,
        folder,
      };
    },
    async restore(name) {
      const buttons = ['Cancel', 'Restore'];
      const { response } = await dialog.showMessageBox({
        type: 'warning',
        message: 'Replace everything in the workspace on this computer with this backup?',
        detail: `${name}\n\nA backup of the present state is saved first. Everyone must sign in again.`,
        buttons,
        defaultId: 0,
        cancelId: 0,
      });
      return buttons[response] === 'Restore' ? backups.restore(name) : 'cancelled';
    },
  };
}
