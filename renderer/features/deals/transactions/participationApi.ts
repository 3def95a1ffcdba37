import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const facts = {
  id: text,
  property_name: text,
  state: orNull(text),
  status: text,
  stage_since: text,
  price: orNull(number),
  expected_close: orNull(text),
  closed_on: orNull(text),
  roles: listOf(text),
};

const areOwnTransactions = listOf(
  object({ ...facts, next_date: orNull(text), next_on: orNull(text) }),
);
export type MyTransaction = ShapeOf<typeof areOwnTransactions>[number];

const isPartyView = orNull(
  object({
    ...facts,
    broker: text,
    parties: listOf(object({ role: text, name: text, company: orNull(text) })),
    dates: listOf(
      object({
        key: text,
        label: text,
        lane: text,
        due_on: orNull(text),
        done_on: orNull(text),
      }),
    ),
    documents: listOf(object({ id: text, name: text, size: orNull(number), at: text })),
  }),
);
export type PartyView = NonNullable<ShapeOf<typeof isPartyView>>;

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
