import type { Letter } from '../letters/layout.ts';

export type MessageKind = 'email' | 'sms';

/** One message on its way. Its id stays the same however often it is tried. */
export interface OutgoingMessage {
  id: string;
  to: string;
  letter: Letter;
}

/** What carries messages of one kind away, or throws a `DeliveryFault`. */
export interface Provider {
  send(message: OutgoingMessage): Promise<void>;
}

interface FaultDetails {
  /** Trying again would change nothing. */
  isPermanent?: boolean;
  retryAfterSeconds?: number;
}

/** Why a message did not go out, as a code: what servers say repeats addresses. */
export class DeliveryFault extends Error {
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
