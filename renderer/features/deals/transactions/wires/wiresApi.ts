import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../../ui/shape/shape.ts';
import { transactionTags } from '../transactionTags.ts';

export const areWires = listOf(
  object({
    id: text,
    transaction_id: text,
    property_name: text,
    purpose: text,
    part: oneOf(['runs', 'agent', 'pays', 'paid']),
    version: number,
    beneficiary: text,
    bank: text,
    last_four: text,
    amount: orNull(number),
    entered_name: text,
    is_mine: bool,
    entered_at: text,
    confirmed_name: orNull(text),
    confirmed_at: orNull(text),
    sent_name: orNull(text),
    sent_at: orNull(text),
    is_disputed: bool,
  }),
);
export type Wire = ShapeOf<typeof areWires>[number];

export const areWireEvents = listOf(
  object({
    id: text,
    purpose: text,
    version: number,
    last_four: text,
    kind: oneOf(['entered', 'looked', 'matched', 'differed', 'sent']),
    name: text,
    spoke_with: orNull(text),
    phone: orNull(text),
    at: text,
  }),
);
export type WireEvent = ShapeOf<typeof areWireEvents>[number];

const areNumbers = listOf(object({ routing: text, account: text }));

export interface WireToEnter {
  readonly id: string;
  readonly transactionId: string;
  readonly purpose: string;
  readonly beneficiary: string;
  readonly bank: string;
  readonly routing: string;
  readonly account: string;
  readonly amount: number | null;
}

export interface WireCall {
  readonly id: string;
  readonly wire: Wire;
  readonly spokeWith: string;
  readonly phone: string;
  readonly beneficiary: string;
  readonly bank: string;
  readonly routing: string;
  readonly account: string;
  readonly amount: number | null;
}

const ALL = { type: 'Transaction' as const, id: 'wires' };

/** Wire instructions of closings. Numbers are returned by a mutation, so that they are never cached. */
export const {
  useTransactionWiresQuery,
  useMyWiresQuery,
  useWireHistoryQuery,
  useEnterWireMutation,
  useShowWireMutation,
  useNoteWireCallMutation,
  useNoteWireSentMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [ALL])) => ({
    transactionWires: read(areWires, (id: string) => rpc('transaction_wires', { id })),
    myWires: read(areWires, () => rpc('my_wires')),
    wireHistory: read(areWireEvents, (id: string) => rpc('wire_history', { transactionId: id })),

    enterWire: write(
      {},
      ({ id, transactionId, purpose, beneficiary, bank, routing, account, amount }: WireToEnter) =>
        rpc('enter_wire', {
          id,
          transactionId,
          purpose,
          beneficiary,
          bank,
          routing,
          account,
          ...(amount !== null && { amount }),
        }),
      (_result, error) => (error === undefined ? [ALL] : []),
    ),

    showWire: write(
      areNumbers,
      (id: string) => rpc('show_wire', { id }),
      (_result, error) => (error === undefined ? [ALL] : []),
    ),

    noteWireCall: write(
      bool,
      ({ id, wire, spokeWith, phone, beneficiary, bank, routing, account, amount }: WireCall) =>
        rpc('log_wire_call', {
          id,
          wireId: wire.id,
          version: wire.version,
          spokeWith,
          phone,
          beneficiary,
          bank,
          routing,
          account,
          ...(amount !== null && { amount }),
        }),
      (_result, error) => (error === undefined ? [ALL] : []),
    ),

    noteWireSent: write(
      {},
      (id: string) => rpc('mark_wire_sent', { id }),
      (_result, error) => (error === undefined ? [ALL] : []),
    ),
  }),
});
