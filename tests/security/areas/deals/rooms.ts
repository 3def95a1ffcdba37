import { randomUUID } from 'node:crypto';
import { service } from '../../../support/backend.ts';
import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { randomText } from '../../probes/values.ts';
import { succeed, type World } from '../../world.ts';

interface Room {
  readonly room_id: string;
  readonly group_id: string;
}

/** Returns another user's room, created once. */
let roomPromise: Promise<Room> | undefined;
function room({ victim }: World): Promise<Room> {
  roomPromise ??= createRoom();
  return roomPromise;

  async function createRoom(): Promise<Room> {
    const { client } = victim;
    const row = { property_name: 'Maple Court' };
    const sale = await succeed(client.from('transactions').insert(row).select('id').single());
    const room_id = await succeed(client.rpc('begin_room', { p_transaction_id: sale.id }));
    const view = await succeed(client.rpc('room_view', { p_transaction_id: room_id }));
    const [group] = (view as { groups: { id: string }[] }).groups;
    return { room_id, group_id: group?.id ?? '' };
  }
}

const emailOf = async (id: string): Promise<string> =>
  (await service().auth.admin.getUserById(id)).data.user?.email ?? `${id}@unknown.example`;

const ofRoom = { p_room_id: UNUSED_ID };
const ofVersion = { p_version_id: UNUSED_ID };
const signed = { p_id: randomUUID(), p_name: 'Ada Lovelace', p_drawing: '', p_consents: true };

export const area: Area = {
  tables: {
    // Access is granted and revoked by a call; no other room data is in an API table.
    deal_room_members: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        columns: 'id, room_id, expires_at, ended_at',
        of: async (id, world) => ({ ...(await room(world)), email: await emailOf(id) }),
        row: () => ({ name: 'Ada Lovelace' }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    begin_room: { asked: () => ({ p_transaction_id: UNUSED_ID }) },
    end_room: { asked: () => ({ ...ofRoom, p_is_closed: true }) },
    my_rooms: {},
    room_view: { asked: () => ({ p_transaction_id: UNUSED_ID }) },
    room_folder: { asked: () => ({ p_folder_id: UNUSED_ID }) },
    find_room_items: { asked: () => ({ ...ofRoom, p_words: 'rent' }) },
    room_versions: { asked: () => ({ p_item_id: UNUSED_ID }) },
    room_people: { asked: () => ofRoom },
    room_signatures: { asked: () => ofRoom },
    room_audit: { asked: () => ofRoom },
    begin_room_archive: { asked: () => ({ ...ofRoom, p_id: randomUUID() }) },
    room_archives: { asked: () => ofRoom },
    activate_room_ticket: { asked: () => ({ p_ticket: UNUSED_ID }) },
    open_room_archive: { asked: () => ({ p_id: UNUSED_ID, p_goes_on: true }) },
    room_notes: { asked: () => ({ ...ofRoom, p_kind: 'question' }) },
    add_room_note: {
      asked: () => ({ ...ofRoom, p_id: randomUUID(), p_kind: 'question', p_body: 'Which roof?' }),
    },
    answer_room_note: {
      asked: () => ({ p_id: UNUSED_ID, p_answer: 'The new one.', p_state: 'answered' }),
    },
    save_room_group: {
      asked: () => ({
        ...ofRoom,
        p_id: UNUSED_ID,
        p_name: 'Lender',
        p_side: 'other',
        p_adds: false,
        p_signs: true,
      }),
    },
    save_room_member: {
      asked: () => ({
        ...ofRoom,
        p_id: UNUSED_ID,
        p_group_id: UNUSED_ID,
        p_name: 'Ada',
        p_email: 'ada@people.example',
        p_expires_at: null,
        p_is_ended: false,
      }),
    },
    set_room_right: { asked: () => ({ p_group_id: UNUSED_ID, p_item_id: UNUSED_ID, p_level: 3 }) },
    set_room_rights: {
      asked: () => ({ p_group_ids: [UNUSED_ID], p_item_ids: [UNUSED_ID], p_level: 3 }),
    },
    room_folders: { asked: () => ofRoom },
    publish_room_nda: {
      asked: () => ({ ...ofRoom, p_seen: 1, p_body: 'Confidential. '.repeat(9) }),
    },
    sign_nda: { asked: () => ({ ...ofRoom, ...signed, p_nda: 1, p_hash: 'none' }) },
    sign_text: {
      asked: () => ({
        ...signed,
        p_kind: 'nda',
        p_title: 'NDA',
        p_body: 'Confidential. '.repeat(9),
      }),
    },
    my_signatures: {},
    request_outside_nda_signing: {
      asked: () => ({ ...ofRoom, p_id: randomUUID(), p_nda: 1, p_name: 'Ada Lovelace' }),
    },
    request_outside_signing: {
      asked: () => ({
        p_id: randomUUID(),
        p_kind: 'nda',
        p_title: 'NDA',
        p_body: 'Confidential. '.repeat(9),
        p_name: 'Ada Lovelace',
      }),
    },
    get_room_signing: { asked: () => ofRoom },
    list_signers_of_version: { asked: () => ({ ...ofRoom, ...ofVersion }) },
    send_room_version_to_sign: {
      asked: () => ({ ...ofRoom, ...ofVersion, p_id: UNUSED_ID, p_signer_ids: [], p_message: '' }),
    },
    cancel_room_envelope: { asked: () => ({ p_id: UNUSED_ID }) },
    my_outside_signings: {},
    cancel_outside_signing: { asked: () => ({ p_id: UNUSED_ID }) },
    refresh_outside_signing: { asked: () => ({ p_id: UNUSED_ID }) },
    outside_document_hash: { asked: () => ({ p_id: UNUSED_ID }) },
    begin_outside_signing: { asked: () => ({ p_id: UNUSED_ID }) },
    claim_outside_signings: { asked: () => ({ p_batch: 1, p_id: UNUSED_ID }) },
    mark_outside_signing_sent: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_claim: UNUSED_ID,
        p_service: 'None',
        p_envelope: 'fa5c8a0b',
        p_sha256: '0'.repeat(64),
      }),
    },
    retry_outside_signing_later: { asked: () => ({ p_id: UNUSED_ID, p_claim: UNUSED_ID }) },
    complete_outside_signing: {
      asked: () => ({ p_id: UNUSED_ID, p_claim: UNUSED_ID, p_state: 'declined' }),
    },
    record_envelope_event: { asked: () => ({ p_hash: '0'.repeat(64), p_envelope: 'fa5c8a0b' }) },
    verify_signature: { asked: () => ({ p_hash: '0'.repeat(64) }), forVisitors: true },
    open_room_page: { asked: () => ({ ...ofVersion, p_number: 1 }) },
    create_room_file_ticket: { asked: () => ofVersion },
    record_page_view_time: { asked: () => ({ p_ticket: UNUSED_ID, p_seconds: 9 }) },
    file_room_version: {
      asked: () => ({
        p_folder_id: UNUSED_ID,
        p_item_id: null,
        p_id: UNUSED_ID,
        p_name: 'roll.pdf',
      }),
    },
    room_version_to_check: { asked: () => ofVersion },
    add_room_folder: { asked: () => ({ p_parent_id: UNUSED_ID, p_id: UNUSED_ID, p_name: 'Roof' }) },
    change_room_items: { asked: () => ({ ...ofRoom, p_ids: [UNUSED_ID], p_is_gone: true }) },
  },
};
