import type { Guard } from '../../ui/shape/shape.ts';

interface QueryResponse {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

type Checked<Value> =
  | { readonly data: Value; readonly error: null }
  | { readonly data: null; readonly error: object; readonly status?: number };

/**
 * Validates one of several call results that an endpoint combines. An invalid one is rejected as unreadable, like by
 * the endpoint's own `accepts`.
 */
export function checked<Value>(
  check: Guard<Value>,
  { data, error, status = 0 }: QueryResponse,
): Checked<Value> {
  if (error !== null && error !== undefined) return { data: null, error: Object(error), status };
  return check(data)
    ? { data, error: null }
    : { data: null, error: { code: 'UNREADABLE' }, status: 200 };
}
