import type { Letter } from '../letters/layout.ts';
import type { DeliveryFault, MessageKind } from './provider.ts';

/** A queued message in hand: nobody else sends it until the lease of its claim ends. */
export interface ClaimedMessage {
  id: string;
  claim: string;
  kind: MessageKind;
  recipient: string;
  template: string;
  facts: unknown;
}

/** The outbox as a runner sees it: hosted by RPC, embedded by SQL, the same functions behind both. */
export interface Outbox {
  claim(kinds: readonly MessageKind[], batch: number): Promise<readonly ClaimedMessage[]>;
  finish(message: ClaimedMessage, letter: Letter): Promise<void>;
  fail(message: ClaimedMessage, fault: DeliveryFault): Promise<void>;
  /** Gives back what was claimed together and neither finished nor failed. */
  release(claim: string): Promise<void>;
}
