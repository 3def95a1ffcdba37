/** Every error code of the API with its status and title. Codes never change their meaning. */
export const PROBLEMS = {
  invalid_key: { status: 401, title: 'The API key is missing, wrong, expired, or revoked.' },
  address_not_allowed: { status: 403, title: 'This key can’t be used from this address.' },
  missing_scope: { status: 403, title: 'This key doesn’t have the permission for this request.' },
  account_not_active: { status: 403, title: 'The key’s owner can’t use the product right now.' },
  not_allowed: { status: 403, title: 'The key’s owner isn’t allowed to do this.' },
  not_found: { status: 404, title: 'Not found, or not visible to the key’s owner.' },
  method_not_allowed: { status: 405, title: 'This path doesn’t support the method.' },
  request_in_progress: {
    status: 409,
    title: 'A request with this Idempotency-Key is in progress. Try again.',
  },
  already_exists: { status: 409, title: 'A record with this ID or value already exists.' },
  limit_reached: { status: 409, title: 'A limit of the account is reached.' },
  proposal_expired: { status: 409, title: 'The proposed change expired. Propose it again.' },
  try_again: { status: 409, title: 'Another change was made at the same time. Try again.' },
  changed_since: { status: 412, title: 'The record changed since you read it. Read it again.' },
  too_large: { status: 413, title: 'The request body is larger than 1 MB.' },
  unsupported_media_type: {
    status: 415,
    title: 'Send JSON with the content type application/json.',
  },
  invalid_json: { status: 400, title: 'The request body isn’t valid JSON.' },
  invalid_parameter: { status: 400, title: 'A query parameter or header is unknown or invalid.' },
  invalid_cursor: {
    status: 400,
    title: 'The cursor is invalid or from another list. Start from the first page.',
  },
  invalid_filter: { status: 400, title: 'A filter or sort order isn’t supported.' },
  invalid_value: { status: 422, title: 'A value isn’t valid.' },
  unknown_reference: { status: 422, title: 'A referenced record doesn’t exist.' },
  idempotency_key_reused: {
    status: 422,
    title: 'This Idempotency-Key was used with another request.',
  },
  rate_limited: { status: 429, title: 'Too many requests. Wait until the limit resets.' },
  internal_error: { status: 500, title: 'Something went wrong on our side. Try again.' },
  unavailable: { status: 503, title: 'The service is busy. Try again soon.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);

/** One invalid part of a request. */
export interface FieldProblem {
  /** JSON pointer into the body, or the name of a parameter or header. */
  readonly pointer: string;
  readonly message: string;
}
