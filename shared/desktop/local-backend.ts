/** Messages to the desktop app from the backend it started for "Try it on this computer". */
export type LocalBackendMessage =
  | { kind: 'ready'; url: string; publishableKey: string; mailbox: string; demoPassword?: string }
  | { kind: 'erased' }
  /** The outcome of a task. */
  | { kind: 'task'; isDone: boolean }
  | { kind: 'failed'; reason: 'in-use' | 'port' | 'migration' | 'setting' | 'other' };

/** Path where a local backend shows the email it captured. */
export const LOCAL_MAILBOX = '/_local/mail';

/** Header with the key for `/_local` where no cookie is available. */
export const LOCAL_KEY_HEADER = 'x-haven-local-key';

/** Message from the app that makes the backend close its database and exit. */
export const CLOSE_LOCAL_BACKEND = 'close';

/** Argument that makes the backend delete its folder instead of serving it. */
export const ERASE_LOCAL_BACKEND = 'erase';

/** The only environment variables the backend receives; the user's other variables are withheld. */
export const LOCAL_BACKEND_SETTINGS = [
  'PORT',
  'HAVEN_DATA_DIR',
  'HAVEN_SEED',
  'HAVEN_ALLOWED_ORIGINS',
] as const;

/** Work that the app asks the running backend to do with a backup file. One at a time. */
export interface LocalBackendTask {
  readonly task: 'backup' | 'restore';
  readonly file: string;
}
