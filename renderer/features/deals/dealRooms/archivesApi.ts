import '#shared/texts/rooms.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build)) => ({
    listArchives: read(
      areArchives,
      (roomId: string) => (client) => anyTable(client).rpc('room_archives', { p_room_id: roomId }),
      (_rows, _error, roomId) => [{ type: 'Room', id: `archives:${roomId}` }],
    ),

    beginArchive: write(
      { failure: 'toast', accepts: s.text },
      ({ roomId, id }: OfArchive) => rpc('begin_room_archive', { roomId, id }),
      archivesOf,
    ),

    /** Returns a single-use download ticket; null if expired. */
    openArchive: write(
      { failure: 'toast', accepts: s.orNull(s.text) },
      ({ id }: OfArchive) => rpc('open_room_archive', { id }),
      archivesOf,
    ),

    stopArchive: build.mutation<unknown, OfArchive>({
      query: ({ id }) => rpc('open_room_archive', { id, goesOn: false }),
      invalidatesTags: archivesOf,
    }),
  }),
});
