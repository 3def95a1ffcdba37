import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import {
  CHECKLIST_TEMPLATES,
  type ChecklistItem,
  type ChecklistType,
} from '#shared/deals/transactions/checklists.ts';
import { calls } from '../../../../data/api/calls.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { transactionTags } from '../transactionTags.ts';

const areItems = s.listOf(
  s.object({
    id: s.text,
    key: s.text,
    title: s.text,
    part: s.text,
    side: s.oneOf(['seller', 'buyer', 'both']),
    needs: s.listOf(s.text),
    weight: s.number,
    is_proven: s.bool,
    state: s.oneOf(['open', 'done', 'not_needed']),
    assignee_id: s.orNull(s.text),
    party_id: s.orNull(s.text),
    due_on: s.orNull(s.text),
    file_id: s.orNull(s.text),
  }),
);

type Rows = s.ShapeOf<typeof areItems>;

export interface ChecklistEntry extends ChecklistItem {
  readonly assigneeId: string | null;
  readonly partyId: string | null;
  readonly fileId: string | null;
}

export const toChecklistEntries = (rows: Rows): readonly ChecklistEntry[] =>
  rows.map(
    ({
      part,
      is_proven: isProven,
      assignee_id: assigneeId,
      party_id: partyId,
      file_id: fileId,
      ...row
    }) => ({
      ...row,
      group: part,
      isProven,
      isShown: fileId !== null,
      assigneeId,
      partyId,
      fileId,
    }),
  );

interface OfList {
  readonly transactionId: string;
  readonly type: ChecklistType;
}

export interface ItemChange {
  readonly state?: ChecklistEntry['state'];
  readonly assignee_id?: string | null;
  readonly party_id?: string | null;
  readonly due_on?: string | null;
  readonly file_id?: string | null;
}

const tagOf = ({ transactionId, type }: OfList) => ({
  type: 'Transaction' as const,
  id: `checklist:${transactionId}:${type}`,
});

export const {
  useListItemsQuery,
  useBeginChecklistMutation,
  useAddItemMutation,
  useChangeItemMutation,
  useRemoveItemMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listItems: read(
      areItems,
      ({ transactionId, type }: OfList) =>
        (client) =>
          client
            .from('checklist_items')
            .select(
              'id, key, title, part, side, needs, weight, is_proven, state, assignee_id, party_id, due_on, file_id',
            )
            .eq('transaction_id', transactionId)
            .eq('type', type)
            .order('position')
            .order('id'),
      (_items, _error, list) => [tagOf(list)],
    ),

    /** Adds the template's missing items; idempotent. */
    beginChecklist: write(
      { failure: 'toast' },
      ({ transactionId, type }: OfList) =>
        (client) =>
          anyTable(client)
            .from('checklist_items')
            .upsert(
              CHECKLIST_TEMPLATES[type].map(({ group, isProven, ...item }, i) => ({
                ...item,
                part: group,
                is_proven: isProven,
                transaction_id: transactionId,
                type,
                position: i + 1,
              })),
              { onConflict: 'transaction_id,type,key', ignoreDuplicates: true },
            ),
      (_result, _error, list) => [tagOf(list)],
    ),

    addItem: build.mutation<
      unknown,
      OfList & { readonly id: string; readonly title: string; readonly position: number }
    >({
      query:
        ({ transactionId, type, id, title, position }) =>
        (client) =>
          anyTable(client)
            .from('checklist_items')
            .upsert(
              {
                ...{ id, title, type, position, transaction_id: transactionId },
                ...{ key: `own-${id}`, part: 'Custom items' },
              },
              { onConflict: 'id', ignoreDuplicates: true },
            ),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error, list) => (error === undefined ? [tagOf(list)] : []),
    }),

    changeItem: write(
      { failure: 'toast' },
      ({ id, to }: OfList & { readonly id: string; readonly to: ItemChange }) =>
        (client) =>
          client.from('checklist_items').update(to).eq('id', id),
      (_result, _error, list) => [tagOf(list)],
    ),

    removeItem: write(
      { failure: 'toast' },
      ({ id }: OfList & { readonly id: string }) =>
        (client) =>
          client.from('checklist_items').delete().eq('id', id),
      (_result, _error, list) => [tagOf(list)],
    ),
  }),
});
