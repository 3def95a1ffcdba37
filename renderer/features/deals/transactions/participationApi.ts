import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import * as s from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const facts = {
  id: s.text,
  property_name: s.text,
  state: s.orNull(s.text),
  status: s.text,
  stage_since: s.text,
  price: s.orNull(s.number),
  expected_close: s.orNull(s.text),
  closed_on: s.orNull(s.text),
  roles: s.listOf(s.text),
};

const areOwnTransactions = s.listOf(
  s.object({ ...facts, next_date: s.orNull(s.text), next_on: s.orNull(s.text) }),
);
export type MyTransaction = s.ShapeOf<typeof areOwnTransactions>[number];

const isPartyView = s.orNull(
  s.object({
    ...facts,
    broker: s.text,
    parties: s.listOf(s.object({ role: s.text, name: s.text, company: s.orNull(s.text) })),
    dates: s.listOf(
      s.object({
        key: s.text,
        label: s.text,
        lane: s.text,
        due_on: s.orNull(s.text),
        done_on: s.orNull(s.text),
      }),
    ),
    documents: s.listOf(
      s.object({ id: s.text, name: s.text, size: s.orNull(s.number), at: s.text }),
    ),
  }),
);
export type PartyView = NonNullable<s.ShapeOf<typeof isPartyView>>;

/** Transactions the user takes part in without running them. */
export const { useMyTransactionsQuery, useMyTransactionQuery, useOpenDocumentMutation } =
  recordTags.injectEndpoints({
    endpoints: (build, { read, write } = calls(build)) => ({
      myTransactions: read(
        areOwnTransactions,
        () => (client) => anyTable(client).rpc('my_transactions'),
        [{ type: 'Records', id: 'transactions' }],
      ),

      /** Null if the user is not a party. */
      myTransaction: read(
        isPartyView,
        (id: string) => (client) => anyTable(client).rpc('my_transaction', { p_id: id }),
        (_row, _error, id) => [{ type: 'Records', id: `transactions:${id}` }],
      ),

      /** Downloads a document through the browser; its storage path stays on the server. */
      openDocument: write(
        { failure: 'toast' },
        ({ id, name }: { readonly id: string; readonly name: string }) =>
          async (client) => {
            const { data, ...rest } = await callFunction(client, 'transaction-document', { id });
            if (data instanceof Blob) saveFile(name, data);
            return { data: null, ...rest };
          },
      ),
    }),
  });
