/** What can go wrong in a browser: the whole app, a screen, a part of one, a script, the start, a picture, a frame. */
export const FAULT_KINDS = ['app', 'route', 'part', 'chunk', 'mount', 'image', 'embed'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** By this event a screen tells that it failed; whoever collects faults hears it, if anybody does. */
export const FAULT_EVENT = 'haven:fault';

export interface ToldFault {
  /** What the person is shown, if anything. */
  readonly id?: string;
  readonly kind: FaultKind;
  readonly error: unknown;
}

/** One report as the server takes it. */
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

/** How many go at once; the server takes no more. */
export const REPORTS_AT_ONCE = 20;
/** The same fault is told so often by one page: a loop tells nothing new. */
export const REPORTS_OF_ONE_FAULT = 3;
