import '#shared/texts/rooms.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpcWith } from '../../../data/api/rpc.ts';
import { checked } from '../../../data/api/validateResponse.ts';
import { saveHandoff } from '../../../ui/file/handoff.ts';
import * as s from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { areSignatures, isDownload, isSignatureProof, isTicket } from './roomShapes.ts';
import { roomTags } from './roomTags.ts';

const FILES = 'room-files';

interface Signing {
  readonly id: string;
  readonly name: string;
  readonly drawing: string | null;
}

/** Opens pages, downloads files, and signs. */
const readingApi = roomTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    openPage: write(
      isTicket,
      ({ version, page }: { readonly version: string; readonly page: number }) =>
        (client) =>
          anyTable(client).rpc('open_room_page', { p_version_id: version, p_number: page }),
    ),

    /** One or all watermarked pages, as a Base64 PDF. */
    markedPage: write(
      s.text,
      (ticket: string) => (client) => callForPdf(client, 'mark-room-page', { ticket }),
    ),

    noteTime: write(
      { failure: 'silent', accepts: s.text },
      rpcWith('record_page_view_time', 'ticket', 'seconds'),
    ),

    /** Downloads the original for readers allowed to have it; others get a ticket for a watermarked copy. */
    takeFile: write(
      { failure: 'toast', accepts: isDownload },
      ({ version }: { readonly version: string }) =>
        async (client) => {
          const ticketResult = checked(
            isTicket,
            await anyTable(client).rpc('create_room_file_ticket', { p_version_id: version }),
          );
          if (ticketResult.error !== null) return ticketResult;
          const ticket = ticketResult.data;
          if (ticket?.path === null || ticket?.path === undefined) {
            return { data: { link: null, ticket: ticket?.ticket ?? null }, error: null };
          }
          const file = await fileUrl(client, FILES, ticket.path);
          return { data: { link: file.data, ticket: null }, error: file.error };
        },
    ),

    /** Downloads the original, with its log entry, and leaves it for another screen; returns its size. */
    handRoomFileOver: build.mutation<
      number,
      { readonly version: string; readonly key: string; readonly name: string }
    >({
      query:
        ({ version, key, name }) =>
        async (client) => {
          const ticket = checked(
            isTicket,
            await anyTable(client).rpc('create_room_file_ticket', { p_version_id: version }),
          );
          if (ticket.error !== null) return ticket;
          const { data, error } = await client.storage
            .from(FILES)
            .download(ticket.data?.path ?? '');
          if (error !== null) return { data: null, error };
          await saveHandoff(key, new File([data], name, { type: data.type }));
          return { data: data.size, error: null };
        },
      extraOptions: { failure: 'inline', accepts: s.number },
    }),

    signNda: build.mutation<
      string,
      Signing & { readonly roomId: string; readonly n: number; readonly hash: string }
    >({
      query:
        ({ roomId, n, id, name, drawing, hash }) =>
        (client) =>
          anyTable(client).rpc('sign_nda', {
            p_room_id: roomId,
            p_id: id,
            p_nda: n,
            p_name: name,
            p_drawing: drawing,
            p_consents: true,
            p_hash: hash,
          }),
      extraOptions: { failure: 'inline', accepts: s.text },
      invalidatesTags: [{ type: 'Room' }, { type: 'Signatures' }],
    }),

    signText: build.mutation<
      string,
      Signing & {
        readonly kind: 'buyer_agreement' | 'loi';
        readonly title: string;
        readonly body: string;
      }
    >({
      query:
        ({ id, kind, title, body, name, drawing }) =>
        (client) =>
          anyTable(client).rpc('sign_text', {
            p_id: id,
            p_kind: kind,
            p_title: title,
            p_body: body,
            p_name: name,
            p_drawing: drawing,
            p_consents: true,
          }),
      extraOptions: { failure: 'inline', accepts: s.text },
      invalidatesTags: [{ type: 'Signatures' }],
    }),

    listOwnSignatures: read(
      areSignatures,
      () => (client) => anyTable(client).rpc('my_signatures'),
      [{ type: 'Signatures' }],
    ),

    proveSignature: read(
      isSignatureProof,
      (hash: string) => (client) => anyTable(client).rpc('verify_signature', { p_hash: hash }),
    ),
  }),
});

export const {
  useOpenPageMutation,
  useMarkedPageMutation,
  useNoteTimeMutation,
  useTakeFileMutation,
  useHandRoomFileOverMutation,
  useSignNdaMutation,
  useSignTextMutation,
  useListOwnSignaturesQuery,
  useProveSignatureQuery,
} = readingApi;
