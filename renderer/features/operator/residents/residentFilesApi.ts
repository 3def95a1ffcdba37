import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf, fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

/** Private: no signed links, so each download checks the user's rights. */
export const RESIDENT_FILES = 'resident-files';

const isDuty = s.object({
  resident_id: s.text,
  resident: s.text,
  unit: s.orNull(s.text),
  label: s.text,
  type: s.text,
  is_state_rule: s.bool,
  source: s.orNull(s.text),
  status: s.oneOf(['due', 'missing', 'expired', 'expires_soon', 'current'] as const),
  due_on: s.orNull(s.text),
  until: s.orNull(s.text),
});
export type DocumentDuty = s.ShapeOf<typeof isDuty>;
const areDuties = s.listOf(isDuty);

interface PhotoChange {
  readonly residentId: string;
  readonly communityId: string;
  /** Null removes the photo. */
  readonly content: Blob | null;
}

const changePhoto =
  ({ residentId, communityId, content }: PhotoChange) =>
  async (client: DataClient) => {
    const id = crypto.randomUUID();
    if (content !== null) {
      const sent = await client.storage
        .from(RESIDENT_FILES)
        .upload(`${communityId}/${residentId}/${id}`, content, { contentType: content.type });
      if (sent.error !== null) return sent;
    }
    return await client.rpc('set_resident_photo', {
      p_resident_id: residentId,
      p_file_id: (content === null ? null : id) as string,
    });
  };

const isSignedCopy = s.orNull(
  s.object({ title: s.text, body: s.text, name: s.text, signed_at: s.text, hash: s.text }),
);

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Resident', 'DocumentDuties'] });

export const {
  useResidentPhotoQuery,
  useSetResidentPhotoMutation,
  useAttachDocumentFileMutation,
  useRemoveStrayResidentFileMutation,
  useDownloadDocumentFileMutation,
  useDocumentDutiesQuery,
  useSignedAgreementQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    residentPhoto: read(
      { failure: 'silent', keepUnusedDataFor: 120, accepts: s.text },
      (path: string) => (client) => dataUrlOf(client, RESIDENT_FILES, path),
    ),

    setResidentPhoto: write(
      { failure: 'toast', success: operatorNotices.photoSaved },
      changePhoto,
      ['Resident', { type: 'Records', id: 'residents' }],
    ),

    /** Files an upload with a document; idempotent on retry. */
    attachDocumentFile: write(
      {},
      rpcWith('attach_resident_document_file', 'documentId', 'fileId', 'name'),
      [{ type: 'Records', id: 'resident_documents' }],
    ),

    removeStrayResidentFile: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(RESIDENT_FILES).remove([path]),
    ),

    /** Downloads a document's file; returns a blob URL. */
    downloadDocumentFile: write(
      { failure: 'toast', accepts: s.text },
      (path: string) => (client) => fileUrl(client, RESIDENT_FILES, path),
    ),

    /** The signed copy behind a document; null without one. */
    signedAgreement: read({ keepUnusedDataFor: 0, accepts: isSignedCopy }, (documentId: string) =>
      rpc('get_signed_agreement', { documentId }),
    ),

    /** Documents that residents need; for a whole community, writes to the access log. */
    documentDuties: build.query<
      readonly DocumentDuty[],
      { readonly communityId: string; readonly residentId: string | null }
    >({
      query: ({ communityId, residentId }) =>
        rpc('list_document_compliance', {
          communityId,
          ...(residentId !== null && { residentId }),
        }),
      extraOptions: { failure: 'inline', accepts: areDuties },
      keepUnusedDataFor: 0,
      providesTags: [
        'DocumentDuties',
        { type: 'Records', id: 'resident_documents' },
        { type: 'Records', id: 'document_rules' },
      ],
    }),
  }),
});
