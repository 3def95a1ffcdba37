/** Error kinds in a browser: the whole app, a screen, part of one, a script, startup, an image, a frame. */
export const FAULT_KINDS = ['app', 'route', 'part', 'chunk', 'mount', 'image', 'embed'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Event a screen dispatches when it fails; an error collector listens if there is one. */
export const FAULT_EVENT = 'haven:fault';

export interface ToldFault {
  /** The error ID shown to the user, if any. */
  readonly id?: string;
  readonly kind: FaultKind;
  readonly error: unknown;
}

/** An error report, as the server accepts it. */
export interface FaultReport {
  readonly id: string;
  readonly error_id: string;
  readonly session_id: string;
  readonly kind: FaultKind;
  readonly message: string;
  readonly frame: string;
  readonly route: string;
  readonly version: string;
  readonly log: readonly { readonly what: string; readonly ago: number }[];
}

/** Batch size of reports; the server accepts no more. */
export const REPORTS_AT_ONCE = 20;
/** Most reports of the same error per page, so a loop doesn't flood the server. */
export const REPORTS_OF_ONE_FAULT = 3;
