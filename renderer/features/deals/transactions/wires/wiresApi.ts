import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { transactionTags } from '../transactionTags.ts';

export const areWires = s.listOf(
  s.object({
    id: s.text,
    transaction_id: s.text,
    property_name: s.text,
    purpose: s.text,
    part: s.oneOf(['runs', 'agent', 'pays', 'paid']),
    version: s.number,
    beneficiary: s.text,
    bank: s.text,
    last_four: s.text,
    amount: s.orNull(s.number),
    entered_name: s.text,
    is_mine: s.bool,
    entered_at: s.text,
    confirmed_name: s.orNull(s.text),
    confirmed_at: s.orNull(s.text),
    sent_name: s.orNull(s.text),
    sent_at: s.orNull(s.text),
    is_disputed: s.bool,
  }),
);
export type Wire = s.ShapeOf<typeof areWires>[number];

export const areWireEvents = s.listOf(
  s.object({
    id: s.text,
    purpose: s.text,
    version: s.number,
    last_four: s.text,
    kind: s.oneOf(['entered', 'looked', 'matched', 'differed', 'sent']),
    name: s.text,
    spoke_with: s.orNull(s.text),
    phone: s.orNull(s.text),
    at: s.text,
  }),
);
export type WireEvent = s.ShapeOf<typeof areWireEvents>[number];

const areNumbers = s.listOf(s.object({ routing: s.text, account: s.text }));

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
      s.bool,
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
