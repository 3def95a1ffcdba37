import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
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
  endpoints: (build) => ({
    transactionWires: build.query<readonly Wire[], string>({
      query: (id) => rpc('transaction_wires', { id }),
      extraOptions: { failure: 'inline', accepts: areWires },
      providesTags: [ALL],
    }),

    myWires: build.query<readonly Wire[], void>({
      query: () => rpc('my_wires'),
      extraOptions: { failure: 'inline', accepts: areWires },
      providesTags: [ALL],
    }),

    wireHistory: build.query<readonly WireEvent[], string>({
      query: (id) => rpc('wire_history', { transactionId: id }),
      extraOptions: { failure: 'inline', accepts: areWireEvents },
      providesTags: [ALL],
    }),

    enterWire: build.mutation<unknown, WireToEnter>({
      query: ({ id, transactionId, purpose, beneficiary, bank, routing, account, amount }) =>
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
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error) => (error === undefined ? [ALL] : []),
    }),

    showWire: build.mutation<ShapeOf<typeof areNumbers>, string>({
      query: (id) => rpc('show_wire', { id }),
      extraOptions: { failure: 'inline', accepts: areNumbers },
      invalidatesTags: (_result, error) => (error === undefined ? [ALL] : []),
    }),

    noteWireCall: build.mutation<boolean, WireCall>({
      query: ({ id, wire, spokeWith, phone, beneficiary, bank, routing, account, amount }) =>
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
      extraOptions: { failure: 'inline', accepts: bool },
      invalidatesTags: (_result, error) => (error === undefined ? [ALL] : []),
    }),

    noteWireSent: build.mutation<unknown, string>({
      query: (id) => rpc('mark_wire_sent', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error) => (error === undefined ? [ALL] : []),
    }),
  }),
});
