import '#shared/texts/clients.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/records.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const shortlists = (contactId: string) => (client: DataClient) =>
  client
    .from('shortlists')
    .select(
      'id, sent_at, ended_at, note, shortlist_items (id, listing_id, place, property_name, clicks, answer, answer_note)',
    )
    .eq('contact_id', contactId)
    .order('sent_at', { ascending: false })
    .order('place', { referencedTable: 'shortlist_items' })
    .limit(20);
export type Shortlist = ResponseOf<typeof shortlists>[number];

const shares = (contactId: string) => (client: DataClient) =>
  client
    .from('client_shares')
    .select(
      'id, shared_at, event_id, task_id, file_id, events (title), record_tasks (title), record_files (name)',
    )
    .eq('contact_id', contactId)
    .order('shared_at', { ascending: false });

const meetings = (contactId: string) => (client: DataClient) =>
  client
    .from('events')
    .select('id, title, begins_at')
    .eq('contact_id', contactId)
    .is('deleted_at', null)
    .order('begins_at', { ascending: false })
    .limit(50);

const onExchange = (contactId: string) => rpc('client_exchange_activity', { contactId });

const searches = (contactId: string) => rpc('client_searches', { contactId });
export type ClientSearch = ResponseOf<typeof searches>[number];

const duplicates = () => rpc('find_duplicates');
export type DuplicatePair = ResponseOf<typeof duplicates>[number];

const api = recordTags.enhanceEndpoints({
  addTagTypes: ['Shortlists', 'ClientShares', 'Duplicates'],
});

const ofContact = (id: string) => [
  { type: 'Records' as const, id: 'contacts' },
  { type: 'Records' as const, id: `contacts:${id}` },
  { type: 'RecordTimeline' as const, id: `contacts:${id}` },
];

/** Client work: shortlists, shared items, and merging contacts. */
export const {
  useListShortlistsQuery,
  useSendShortlistMutation,
  useEndShortlistMutation,
  useListSharesQuery,
  useListMeetingsOfQuery,
  useClientOnExchangeQuery,
  useClientSearchesQuery,
  useShareWithClientMutation,
  useStopSharingMutation,
  useFindDuplicatesQuery,
  useMergeContactsMutation,
  useUndoMergeMutation,
  useKeepApartMutation,
} = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, [{ type: 'Records', id: 'events' }])) => ({
    listShortlists: build.query<ResponseOf<typeof shortlists>, string>({
      query: shortlists,
      extraOptions: { failure: 'inline' },
      providesTags: (_rows, _error, id) => [{ type: 'Shortlists', id }],
    }),

    sendShortlist: write(
      s.text,
      rpcWith('send_shortlist', 'contactId', 'listingIds', 'note'),
      (_id, error, { contactId }) =>
        error === undefined ? [{ type: 'Shortlists', id: contactId }, ...ofContact(contactId)] : [],
    ),

    endShortlist: write(
      { failure: 'toast', accepts: s.anything },
      ({ id }: { readonly contactId: string; readonly id: string }) => rpc('end_shortlist', { id }),
      (_none, _error, { contactId }) => [{ type: 'Shortlists', id: contactId }],
    ),

    listShares: build.query<ResponseOf<typeof shares>, string>({
      query: shares,
      extraOptions: { failure: 'inline' },
      providesTags: (_rows, _error, id) => [{ type: 'ClientShares', id }],
    }),

    listMeetingsOf: build.query<ResponseOf<typeof meetings>, string>({
      query: meetings,
      extraOptions: { failure: 'inline' },
      providesTags: [{ type: 'Records', id: 'events' }],
    }),

    /** Activity on the caller's own listings, newest first. */
    clientOnExchange: rows(onExchange, (_rows, _error, id) => [
      { type: 'Records', id: `contacts:${id}` },
    ]),

    /** Searches the client shared with the calling broker. */
    clientSearches: rows(searches, (_rows, _error, id) => [
      { type: 'Records', id: `contacts:${id}` },
    ]),

    shareWithClient: write(
      { failure: 'toast', accepts: s.text },
      rpcWith('share_with_client', 'contactId', 'what', 'id'),
      (_id, _error, { contactId }) => [{ type: 'ClientShares', id: contactId }],
    ),

    stopSharing: write(
      { failure: 'toast' },
      ({ id }: { readonly contactId: string; readonly id: string }) =>
        (client) =>
          client.from('client_shares').delete().eq('id', id),
      (_none, _error, { contactId }) => [{ type: 'ClientShares', id: contactId }],
    ),

    findDuplicates: rows(duplicates, ['Duplicates', { type: 'Records', id: 'contacts' }]),

    /** Returns the merge id, used to undo it. */
    mergeContacts: write(
      s.text,
      rpcWith('merge_contacts', 'keep', 'gone', 'take'),
      (_id, error, { keep, gone }) =>
        error === undefined ? ['Duplicates', ...ofContact(keep), ...ofContact(gone)] : [],
    ),

    undoMerge: write(
      { failure: 'toast', accepts: s.anything },
      ({ id }: { readonly id: string; readonly keep: string; readonly gone: string }) =>
        rpc('undo_merge', { id }),
      (_none, _error, { keep, gone }) => ['Duplicates', ...ofContact(keep), ...ofContact(gone)],
    ),

    keepApart: write(
      { failure: 'toast', accepts: s.anything },
      ({ one_id, other_id }: DuplicatePair) =>
        rpc('mark_as_not_duplicates', { one: one_id, other: other_id }),
      ['Duplicates'],
    ),
  }),
});
