import type { RenderedMessage } from '../emails/email-layout.ts';

export type MessageKind = 'email' | 'sms';

/** A message to send. Its id stays the same across retries. */
export interface OutgoingMessage {
  id: string;
  to: string;
  content: RenderedMessage;
}

/** Sends messages of one kind, or throws a `DeliveryFault`. */
export interface Provider {
  send(message: OutgoingMessage): Promise<void>;
}

interface DeliveryErrorOptions {
  /** True if a retry can't succeed. */
  isPermanent?: boolean;
  retryAfterSeconds?: number;
}

/** Why a message was not sent, as a code: server error texts repeat addresses. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly retryAfterSeconds: number;
  constructor(
    code: string,
    { isPermanent = false, retryAfterSeconds = 0 }: DeliveryErrorOptions = {},
  ) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
