import type { RenderedMessage } from '../emails/email-layout.ts';
import type { DeliveryError, MessageKind } from './provider.ts';

/** A claimed message. No other runner sends it until the claim's lease ends. */
export interface ClaimedMessage {
  id: string;
  claim: string;
  kind: MessageKind;
  recipient: string;
  template: string;
  facts: unknown;
}

/** The outbox as seen by a runner: RPC when hosted, SQL when embedded, backed by the same functions. */
export interface Outbox {
  claim(kinds: readonly MessageKind[], batch: number): Promise<readonly ClaimedMessage[]>;
  finish(message: ClaimedMessage, content: RenderedMessage): Promise<void>;
  fail(message: ClaimedMessage, fault: DeliveryError): Promise<void>;
  /** Releases the messages of a claim that neither finished nor failed. */
  release(claim: string): Promise<void>;
}
