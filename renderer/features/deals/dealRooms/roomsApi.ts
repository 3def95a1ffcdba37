import '#shared/texts/deals.ts';
import '#shared/texts/rooms.ts';
import '#shared/texts/transactions.ts';
import '#shared/texts/records.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { checked } from '../../../data/api/validateResponse.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { areFolderNodes, areItems, areRooms, isFolder, isView } from './roomShapes.ts';
import { roomTags } from './roomTags.ts';

const isLooked = s.object({ state: s.orNull(s.text) });

interface FolderQuery {
  readonly roomId: string;
  readonly folderId: string;
  /** The group the room's owner is previewing as. */
  readonly as: string | null;
}

interface Found {
  readonly roomId: string;
  readonly words: string;
  readonly as: string | null;
}

interface Change {
  readonly roomId: string;
  readonly ids: readonly string[];
  readonly to?: string;
  readonly name?: string;
  readonly isGone?: boolean;
}

const itemsOf = (_result: unknown, _error: unknown, { roomId }: { readonly roomId: string }) => [
  { type: 'Room' as const, id: `items:${roomId}` },
];

/** Rooms and their contents. */
const roomsApi = roomTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [{ type: 'Room' }])) => ({
    listRooms: read(areRooms, () => (client) => anyTable(client).rpc('my_rooms'), [
      { type: 'Room', id: 'rooms' },
    ]),

    /** Returns the id of the room's transaction. */
    openRoomForProperty: write({ failure: 'toast', accepts: s.text }, (id: string) =>
      rpc('create_room_for_property', { propertyId: id }),
    ),

    /** By transaction or room id. Follows the reader's own access, so an open screen closes with it. */
    readRoom: build.query<s.ShapeOf<typeof isView>, string>({
      query: (id) => (client) => anyTable(client).rpc('room_view', { p_transaction_id: id }),
      extraOptions: { failure: 'inline', accepts: isView },
      providesTags: (_room, _error, id) => [{ type: 'Room', id: `view:${id}` }],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'deal_room_members' }],
        refetch: roomTags.util.invalidateTags([{ type: 'Room' }]),
      }),
    }),

    readFolder: read(
      isFolder,
      ({ folderId, as }: FolderQuery) =>
        (client) =>
          anyTable(client).rpc('room_folder', {
            p_folder_id: folderId,
            ...(as !== null && { p_as: as }),
          }),
      itemsOf,
    ),

    listFolders: read(
      { failure: 'silent', accepts: areFolderNodes },
      ({ roomId, as }: Omit<FolderQuery, 'folderId'>) =>
        (client) =>
          anyTable(client).rpc('room_folders', {
            p_room_id: roomId,
            ...(as !== null && { p_as: as }),
          }),
      itemsOf,
    ),

    findItems: read(
      areItems,
      ({ roomId, words, as }: Found) =>
        (client) =>
          anyTable(client).rpc('find_room_items', {
            p_room_id: roomId,
            p_words: words,
            ...(as !== null && { p_as: as }),
          }),
      itemsOf,
    ),

    addFolder: build.mutation<
      string,
      {
        readonly roomId: string;
        readonly parentId: string;
        readonly id: string;
        readonly name: string;
      }
    >({
      query: ({ parentId, id, name }) => rpc('add_room_folder', { parentId, id, name }),
      extraOptions: { accepts: s.text },
      invalidatesTags: itemsOf,
    }),

    changeItems: build.mutation<unknown, Change>({
      query: ({ roomId, ids, to, name, isGone }) =>
        rpc('change_room_items', {
          roomId,
          ids,
          ...(to !== undefined && { to }),
          ...(name !== undefined && { name }),
          ...(isGone !== undefined && { isGone }),
        }),
      invalidatesTags: itemsOf,
    }),

    /** Creates a document from an upload and scans it; returns the scan result, null if it couldn't be scanned. */
    fileDocument: write(
      s.orNull(s.text),
      ({
        folderId,
        id,
        name,
      }: {
        readonly roomId: string;
        readonly folderId: string;
        readonly id: string;
        readonly name: string;
      }) =>
        async (client) => {
          const filed = await anyTable(client).rpc('file_room_version', {
            p_folder_id: folderId,
            p_item_id: null,
            p_id: id,
            p_name: name,
          });
          if (filed.error !== null) return filed;
          const body = { version: id };
          const looked = checked(
            isLooked,
            await client.functions.invoke('check-room-file', { body }),
          );
          return { data: looked.data?.state ?? null, error: null };
        },
      itemsOf,
    ),

    /** Rescans a document filed during a connection failure. */
    checkAgain: write(
      { failure: 'toast' },
      ({ version }: { readonly roomId: string; readonly version: string }) =>
        (client) =>
          client.functions.invoke('check-room-file', { body: { version } }),
      itemsOf,
    ),

    endRoom: write({ failure: 'toast' }, rpcWith('end_room', 'roomId', 'isClosed')),
  }),
});

export const {
  useListRoomsQuery,
  useOpenRoomForPropertyMutation,
  useReadRoomQuery,
  useReadFolderQuery,
  useListFoldersQuery,
  useFindItemsQuery,
  useAddFolderMutation,
  useChangeItemsMutation,
  useFileDocumentMutation,
  useCheckAgainMutation,
  useEndRoomMutation,
} = roomsApi;
