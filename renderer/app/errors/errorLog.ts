import { ERROR_BUFFER_LIMIT } from '#shared/constants.ts';

export interface LoggedError {
  readonly id: string;
  readonly sessionId: string;
  readonly at: string;
  readonly path: string;
  readonly message: string;
  readonly stack: string;
}

/** One visit of one window, so that the errors of a crash can be told to belong together. */
const sessionId = shortId();
const log: LoggedError[] = [];

/** Keeps an error for support and gives it the id that the person is shown. */
export function logError(error: unknown): LoggedError {
  const entry: LoggedError = {
    id: shortId(),
    sessionId,
    at: new Date().toISOString(),
    path: location.pathname,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
  };
  log.push(entry);
  if (log.length > ERROR_BUFFER_LIMIT) log.shift();
  return entry;
}

export function loggedErrors(): readonly LoggedError[] {
  return log;
}

function shortId(): string {
  return crypto.randomUUID().slice(0, 8).toUpperCase();
}
