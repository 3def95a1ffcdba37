import '#shared/texts/rooms.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { areEvents, areNotes, areRoomMembers } from './roomShapes.ts';
import { roomTags } from './roomTags.ts';

interface OfRoom {
  readonly roomId: string;
}

interface MemberToSave extends OfRoom {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly email: string;
  readonly expiresAt: string | null;
  readonly isEnded: boolean;
}

interface GroupToSave extends OfRoom {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly adds: boolean;
  readonly signs: boolean;
}

interface RightsToSet extends OfRoom {
  readonly groupIds: readonly string[];
  readonly itemIds: readonly string[];
  /** Null inherits from the folder above. */
  readonly level: number | null;
}

interface NoteToAdd extends OfRoom {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly category: string;
  readonly dueOn: string | null;
}

const notesOf = (_result: unknown, _error: unknown, { roomId }: OfRoom) => [
  { type: 'Room' as const, id: `notes:${roomId}` },
];

/** Room access, Q&A, and audit log. */
export const {
  useListRoomPeopleQuery,
  useSaveMemberMutation,
  useSaveGroupMutation,
  useSetRightsMutation,
  usePublishNdaMutation,
  useListAuditQuery,
  useLazyListAuditQuery,
  useListNotesQuery,
  useAddNoteMutation,
  useAnswerNoteMutation,
} = roomTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [{ type: 'Room' }])) => ({
    listRoomPeople: read(
      areRoomMembers,
      (roomId: string) => (client) => anyTable(client).rpc('room_people', { p_room_id: roomId }),
      (_rows, _error, roomId) => [{ type: 'Room', id: `people:${roomId}` }],
    ),

    saveMember: write(
      {},
      ({ roomId, id, groupId, name, email, expiresAt, isEnded }: MemberToSave) =>
        (client) =>
          anyTable(client).rpc('save_room_member', {
            p_room_id: roomId,
            p_id: id,
            p_group_id: groupId,
            p_name: name,
            p_email: email,
            p_expires_at: expiresAt,
            p_is_ended: isEnded,
          }),
      (_result, _error, { roomId }) => [{ type: 'Room', id: `people:${roomId}` }],
    ),

    saveGroup: write(({ roomId, id, name, side, adds, signs }: GroupToSave) =>
      rpc('save_room_group', { roomId, id, name, side, adds, signs }),
    ),

    setRights: write(
      { failure: 'toast' },
      ({ groupIds, itemIds, level }: RightsToSet) =>
        (client) =>
          anyTable(client).rpc('set_room_rights', {
            p_group_ids: groupIds,
            p_item_ids: itemIds,
            p_level: level,
          }),
      (_result, _error, { roomId }) => [{ type: 'Room', id: `items:${roomId}` }],
    ),

    publishNda: write(
      ({ roomId, seen, body }: OfRoom & { readonly seen: number; readonly body: string }) =>
        rpc('publish_room_nda', { roomId, seen, body }),
    ),

    /** 500 entries before a sequence number, newest first. */
    listAudit: read(
      areEvents,
      ({ roomId, below }: OfRoom & { readonly below: number | null }) =>
        (client) =>
          anyTable(client).rpc('room_audit', {
            p_room_id: roomId,
            ...(below !== null && { p_below: below }),
          }),
      [],
    ),

    listNotes: read(
      areNotes,
      ({ roomId, kind }: OfRoom & { readonly kind: string }) =>
        (client) =>
          anyTable(client).rpc('room_notes', { p_room_id: roomId, p_kind: kind }),
      notesOf,
    ),

    addNote: write(
      {},
      ({ roomId, id, kind, body, category, dueOn }: NoteToAdd) =>
        (client) =>
          anyTable(client).rpc('add_room_note', {
            p_room_id: roomId,
            p_id: id,
            p_kind: kind,
            p_body: body,
            p_category: category,
            p_due_on: dueOn,
          }),
      notesOf,
    ),

    answerNote: build.mutation<
      unknown,
      OfRoom & { readonly id: string; readonly answer: string; readonly state: string }
    >({
      query: ({ id, answer, state }) => rpc('answer_room_note', { id, answer, state }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: notesOf,
    }),
  }),
});
