/** What every failed data call looks like to the rest of the app. */
export interface DataError {
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The SQLSTATE or PostgREST code, or `UNREACHABLE`, `UNREADABLE`, `HTTP`. */
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

export function isDataError(value: unknown): value is DataError {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  );
}

/** Reads PostgREST errors, function errors and thrown ones alike. */
export function toDataError(error: unknown, status: number): DataError {
  const fields = isRecord(error) ? error : {};
  const response = isRecord(fields.context) ? fields.context : {};
  const actual = typeof response.status === 'number' ? response.status : status;
  return {
    status: actual,
    code: text(fields.code) ?? (actual === 0 ? 'UNREACHABLE' : 'HTTP'),
    message: text(fields.message) ?? '',
    details: text(fields.details),
    hint: text(fields.hint),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
