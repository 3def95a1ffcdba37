import type { Guard } from '../../kit/shape/shape.ts';

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

type Checked<Value> =
  | { readonly data: Value; readonly error: null }
  | { readonly data: null; readonly error: object; readonly status?: number };

/**
 * What one call answered of several that an endpoint puts together, held to its check. Another answer is refused
 * as unreadable, as it is by the endpoint's own `accepts`.
 */
export function checked<Value>(
  check: Guard<Value>,
  { data, error, status = 0 }: Answer,
): Checked<Value> {
  if (error !== null && error !== undefined) return { data: null, error: Object(error), status };
  return check(data)
    ? { data, error: null }
    : { data: null, error: { code: 'UNREADABLE' }, status: 200 };
}
