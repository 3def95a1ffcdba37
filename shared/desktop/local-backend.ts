/** What the desktop app is told by the backend that it started for "Try it on this computer". */
export type LocalBackendMessage =
  | { kind: 'ready'; url: string; publishableKey: string; mailbox: string; demoPassword?: string }
  | { kind: 'erased' }
  | { kind: 'failed'; reason: 'in-use' | 'port' | 'migration' | 'setting' | 'other' };

/** Where a backend on this computer shows the mail that it keeps to itself. */
export const LOCAL_MAILBOX = '/_local/mail';

/** Carries the key that opens `/_local`, where there is no cookie. */
export const LOCAL_KEY_HEADER = 'x-haven-local-key';

/** What the app says to that backend, which then closes its database and ends. */
export const CLOSE_LOCAL_BACKEND = 'close';

/** The argument with which it deletes its folder instead of serving it. */
export const ERASE_LOCAL_BACKEND = 'erase';

/** All that backend takes from its environment; the rest of a person's variables is not for it. */
export const LOCAL_BACKEND_SETTINGS = [
  'PORT',
  'HAVEN_DATA_DIR',
  'HAVEN_SEED',
  'HAVEN_ALLOWED_ORIGINS',
] as const;
