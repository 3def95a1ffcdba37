/** A document to be signed by one person. */
export interface Envelope {
  /** Our id, sent along and returned by the service in each status. */
  readonly id: string;
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  readonly pdf: Uint8Array;
}

/** Status of an envelope at the service. */
export interface EnvelopeState {
  /** Our id that was sent along; null if missing. */
  readonly id: string | null;
  readonly state: 'out' | 'signed' | 'declined' | 'gone' | 'broken';
  readonly signers: readonly { readonly email: string; readonly signedAt: Date | null }[];
}

/** An authenticated webhook call. It only triggers a status request. */
export interface SigningEvent {
  /** Identifies the call; the same hash again is a repeat. */
  readonly hash: string;
  /** Null if the event is not about an envelope. */
  readonly envelope: string | null;
}

/**
 * An outside signing service. Throws a `SigningFault` on any failure, follows no redirects and uses no URL from a
 * response.
 */
export interface SigningService {
  readonly name: string;
  /** Sends an envelope to its signer and returns the service's id. */
  create(envelope: Envelope): Promise<string>;
  /** Finds an envelope created earlier, in case the response to its creation was lost. */
  find(id: string): Promise<string | null>;
  stateOf(envelope: string): Promise<EnvelopeState>;
  /** Returns the signed document, at most `most` bytes. */
  documentOf(envelope: string, most: number): Promise<Uint8Array>;
  /** Requests cancellation; the state shows whether it came in time. */
  cancel(envelope: string): Promise<void>;
  /** Returns null for events that are unsigned or too old. */
  readEvent(request: Request, now: number): Promise<SigningEvent | null>;
  /** Required response to the webhook. */
  readonly heard: string;
}

interface SigningErrorOptions {
  /** True if a retry can't succeed. */
  readonly isPermanent?: boolean;
  readonly retryAfterSeconds?: number;
}

/** Why the call failed, as a code: server error texts repeat names and addresses. */
export class SigningError extends Error {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly retryAfterSeconds: number;
  constructor(
    code: string,
    { isPermanent = false, retryAfterSeconds = 0 }: SigningErrorOptions = {},
  ) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
