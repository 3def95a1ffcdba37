/** A failed data call, as the rest of the app sees it. */
export interface DataError {
  /** HTTP status; 0 if the server wasn't reached. */
  readonly status: number;
  /** SQLSTATE or PostgREST code, or `UNREACHABLE`, `UNREADABLE`, `HTTP`. */
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

const UNAVAILABLE_STATUSES = [502, 503, 504];

/** True if the server wasn't reached, or a proxy or the server itself answered that it is down. */
export const isServerDown = ({ status, code }: Pick<DataError, 'status' | 'code'>): boolean =>
  code === 'UNREACHABLE' || UNAVAILABLE_STATUSES.includes(status);

/** Converts PostgREST errors, function errors, and exceptions. */
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
