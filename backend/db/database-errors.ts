/** Why the database failed, as far as clients may know. */
export interface DatabaseErrorResponse {
  status: 503 | 507;
  code: string;
  message: string;
}

export const DISK_FULL: DatabaseErrorResponse = {
  status: 507,
  code: '53100',
  message: "The server's disk is full, so nothing can be saved. You can still view your data.",
};

export const DATABASE_UNREACHABLE: DatabaseErrorResponse = {
  status: 503,
  code: '08006',
  message: 'The database is not responding. Try again in a minute.',
};

/** Rejected before it started, because the disk is nearly full. */
export class DiskFullError extends Error {
  readonly code = '53100';
  constructor() {
    super(DISK_FULL.message);
  }
}

/** The database connection broke or was never established; the driver's own error codes are not SQLSTATEs. */
export class ConnectionLostError extends Error {
  readonly code = '08006';
  constructor(cause: unknown) {
    super(DATABASE_UNREACHABLE.message, { cause });
  }
}

/** Error codes of the driver and the network for a lost connection. */
const LOST =
  /^(?:CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** True if a transaction's connection is lost: by the network, or because the server ends it. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof ConnectionLostError ||
  /^(?:08...|57P0[1-5]|25P03)$/.test(codeOf(error)) ||
  LOST.test(codeOf(error));

/** Maps a lost connection to its Postgres code; leaves other errors unchanged. */
export const withSqlState = (error: unknown): unknown =>
  LOST.test(codeOf(error)) ? new ConnectionLostError(error) : error;

/**
 * Detects a full disk, or a database that is unreachable, starting, stopping or out of connections; undefined for
 * other errors. 58030 is a failing disk.
 */
export function classifyDatabaseError(error: unknown): DatabaseErrorResponse | undefined {
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return DISK_FULL;
  if (/^(?:08...|53300|57P0[1-5]|25P03|58030)$/.test(code) || LOST.test(code))
    return DATABASE_UNREACHABLE;
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error ? classifyDatabaseError(cause) : undefined;
}
