/** Why the database could not do what it was asked, as far as anybody outside may hear it. */
export interface DatabaseTrouble {
  status: 503 | 507;
  code: string;
  message: string;
}

export const NO_ROOM: DatabaseTrouble = {
  status: 507,
  code: '53100',
  message: 'There is no room left on the server, so nothing can be saved. Reading goes on.',
};

export const NO_ANSWER: DatabaseTrouble = {
  status: 503,
  code: '08006',
  message: 'The database does not answer at the moment. Please try again.',
};

/** Refused before anything was begun, since the disk is nearly full. */
export class NoRoom extends Error {
  readonly code = '53100';
  constructor() {
    super(NO_ROOM.message);
  }
}

/** The line to the database broke or was never there; the driver's own names for that are no SQLSTATE. */
export class ConnectionLost extends Error {
  readonly code = '08006';
  constructor(cause: unknown) {
    super(NO_ANSWER.message, { cause });
  }
}

/** What the driver and the network call a lost connection. */
const LOST =
  /^(?:CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a transaction's connection is gone with it: by the network, or since the server ends it. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  /^(?:08...|57P0[1-5]|25P03)$/.test(codeOf(error)) ||
  LOST.test(codeOf(error));

/** Gives a lost connection the code that Postgres has for it; any other error stays what it is. */
export const withSqlState = (error: unknown): unknown =>
  LOST.test(codeOf(error)) ? new ConnectionLost(error) : error;

/**
 * A full disk, or a database that is gone, starting, ending or has no connection left; undefined for
 * errors of any other kind. 58030 is a disk that fails.
 */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return NO_ROOM;
  if (/^(?:08...|53300|57P0[1-5]|25P03|58030)$/.test(code) || LOST.test(code)) return NO_ANSWER;
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error ? troubleOf(cause) : undefined;
}
