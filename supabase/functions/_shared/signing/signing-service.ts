/** What is sent to be signed, by one person. */
export interface Envelope {
  /** Ours: it travels along, and comes back with whatever the service says of it. */
  readonly id: string;
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  readonly pdf: Uint8Array;
}

/** What the service says of an envelope when it is asked. */
export interface EnvelopeState {
  /** The id that travelled along; null where there is none. */
  readonly id: string | null;
  readonly state: 'out' | 'signed' | 'declined' | 'gone' | 'broken';
  readonly signers: readonly { readonly email: string; readonly signedAt: Date | null }[];
}

/** A call of the service’s webhook that is really its own: a reason to ask it, and nothing more. */
export interface SigningEvent {
  /** Which call this is; the same again is a repeat. */
  readonly hash: string;
  /** Null where it is about no envelope. */
  readonly envelope: string | null;
}

/**
 * A service outside that has documents signed. It throws a `SigningFault` for whatever it does not do, follows no redirect
 * and reads no address out of an answer.
 */
export interface SigningService {
  readonly name: string;
  /** Sends it to its signer and answers the service’s id of it. */
  create(envelope: Envelope): Promise<string>;
  /** What was made of ours before, where nobody knows whether its making was heard of. */
  find(id: string): Promise<string | null>;
  stateOf(envelope: string): Promise<EnvelopeState>;
  /** The signed document, no larger than `most` bytes. */
  documentOf(envelope: string, most: number): Promise<Uint8Array>;
  /** Asks to take it back; whether that came in time is told by its state. */
  cancel(envelope: string): Promise<void>;
  /** Null for what is not signed by the service, or long past. */
  readEvent(request: Request, now: number): Promise<SigningEvent | null>;
  /** What the webhook has to be answered with. */
  readonly heard: string;
}

interface FaultDetails {
  /** Trying again would change nothing. */
  readonly isPermanent?: boolean;
  readonly retryAfterSeconds?: number;
}

/** Why it was not done, as a code: what servers say repeats names and addresses. */
export class SigningFault extends Error {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly retryAfterSeconds: number;
  constructor(code: string, { isPermanent = false, retryAfterSeconds = 0 }: FaultDetails = {}) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
