import '#shared/texts/rooms.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { areArchives } from './roomShapes.ts';
import { roomTags } from './roomTags.ts';

interface OfArchive {
  readonly roomId: string;
  readonly id: string;
}

const archivesOf = (_result: unknown, _error: unknown, { roomId }: OfArchive) => [
  { type: 'Room' as const, id: `archives:${roomId}` },
];

/** Archives of a room, for its owner. */
export const {
  useListArchivesQuery,
  useBeginArchiveMutation,
  useOpenArchiveMutation,
  useStopArchiveMutation,
} = roomTags.injectEndpoints({
  endpoints: (build) => ({
    listArchives: build.query<ShapeOf<typeof areArchives>, string>({
      query: (roomId) => (client) => anyTable(client).rpc('room_archives', { p_room_id: roomId }),
      extraOptions: { failure: 'inline', accepts: areArchives },
      providesTags: (_rows, _error, roomId) => [{ type: 'Room', id: `archives:${roomId}` }],
    }),

    beginArchive: build.mutation<string, OfArchive>({
      query: ({ roomId, id }) => rpc('begin_room_archive', { roomId, id }),
      extraOptions: { accepts: text },
      invalidatesTags: archivesOf,
    }),

    /** Returns a single-use download ticket; null if expired. */
    openArchive: build.mutation<string | null, OfArchive>({
      query: ({ id }) => rpc('open_room_archive', { id }),
      extraOptions: { accepts: orNull(text) },
      invalidatesTags: archivesOf,
    }),

    stopArchive: build.mutation<unknown, OfArchive>({
      query: ({ id }) => rpc('open_room_archive', { id, goesOn: false }),
      invalidatesTags: archivesOf,
    }),
  }),
});
