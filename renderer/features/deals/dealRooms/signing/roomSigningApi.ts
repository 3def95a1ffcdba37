import '#shared/texts/rooms.ts';
import { calls } from '../../../../data/api/calls.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { roomTags } from '../roomTags.ts';

const isRequest = s.object({
  id: s.text,
  item_id: s.orNull(s.text),
  document: s.text,
  signers: s.listOf(s.object({ name: s.text, email: s.text })),
  requester: s.text,
  state: s.oneOf(['requested', 'sent', 'canceling', 'completed', 'declined', 'canceled', 'failed']),
  fault: s.orNull(s.text),
  requested_at: s.text,
  sent_at: s.orNull(s.text),
  settled_at: s.orNull(s.text),
});
export type SigningRequest = s.ShapeOf<typeof isRequest>;

const isSigning = s.object({
  /** The person whose DocuSign account sends; null if DocuSign isn't connected. */
  sender: s.orNull(s.text),
  requests: s.listOf(isRequest),
});

const areSigners = s.listOf(s.object({ id: s.text, name: s.text, email: s.text }));

interface DocumentToSign {
  readonly id: string;
  readonly roomId: string;
  readonly versionId: string;
  readonly signerIds: readonly string[];
  readonly message: string;
}

const TAGS = [{ type: 'Signatures' as const, id: 'room' }];

/** Documents of a room that are sent for signature through the workspace's DocuSign account. */
export const {
  useRoomSigningQuery,
  useSignersOfVersionQuery,
  useSendToSignMutation,
  useCancelSigningMutation,
} = roomTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, TAGS)) => ({
    roomSigning: read(
      isSigning,
      (p_room_id: string) => (client) => anyTable(client).rpc('get_room_signing', { p_room_id }),
    ),

    signersOfVersion: build.query<
      s.ShapeOf<typeof areSigners>,
      { readonly roomId: string; readonly versionId: string }
    >({
      query:
        ({ roomId: p_room_id, versionId: p_version_id }) =>
        (client) =>
          anyTable(client).rpc('list_signers_of_version', { p_room_id, p_version_id }),
      extraOptions: { failure: 'inline', accepts: areSigners },
    }),

    sendToSign: write(
      { success: { title: 'Queued for DocuSign', description: 'It is sent within seconds.' } },
      (given: DocumentToSign) => (client) =>
        anyTable(client).rpc('send_room_version_to_sign', {
          p_id: given.id,
          p_room_id: given.roomId,
          p_version_id: given.versionId,
          p_signer_ids: [...given.signerIds],
          p_message: given.message,
        }),
    ),

    cancelSigning: write(
      { failure: 'toast' },
      (p_id: string) => (client) => anyTable(client).rpc('cancel_room_envelope', { p_id }),
    ),
  }),
});
