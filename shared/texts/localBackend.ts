import type { BackupOutcome, LocalBackendStatus } from '../host.ts';

export const backupMessages: Readonly<Record<Exclude<BackupOutcome, 'cancelled'>, string>> = {
  done: 'Backup saved.',
  failed: "The backup couldn't be completed. Check for free disk space, then try again.",
  busy: 'Another backup or restore is running. Try again in a minute.',
};

export const restoreMessages: Readonly<Record<Exclude<BackupOutcome, 'cancelled'>, string>> = {
  done: 'Backup restored. Sign in again.',
  failed:
    'Nothing was changed. The backup is damaged or from a newer version, or the disk is full.',
  busy: backupMessages.busy,
};

export const localBackendStates: Readonly<Record<LocalBackendStatus['state'], string>> = {
  ready: 'Running',
  starting: 'Starting',
  stopped: 'Stopped',
  failed: 'Stopped after repeated crashes',
};
