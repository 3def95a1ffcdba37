/** Error kinds in a browser: the whole app, a screen, part of one, a script, startup, an image, a frame. */
export const CLIENT_ERROR_KINDS = [
  'app',
  'route',
  'part',
  'chunk',
  'mount',
  'image',
  'embed',
] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Event a screen dispatches when it fails; an error collector listens if there is one. */
export const CLIENT_ERROR_EVENT = 'haven:fault';

export interface ClientErrorDetail {
  /** The error ID shown to the user, if any. */
  readonly id?: string;
  readonly kind: ClientErrorKind;
  readonly error: unknown;
}

/** An error report, as the server accepts it. */
export interface ClientErrorReport {
  readonly id: string;
  readonly error_id: string;
  readonly session_id: string;
  readonly kind: ClientErrorKind;
  readonly message: string;
  readonly frame: string;
  readonly route: string;
  readonly version: string;
  readonly log: readonly { readonly what: string; readonly ago: number }[];
}

/** Batch size of reports; the server accepts no more. */
export const MAX_REPORTS_PER_BATCH = 20;
/** Most reports of the same error per page, so a loop doesn't flood the server. */
export const MAX_REPORTS_PER_ERROR = 3;
