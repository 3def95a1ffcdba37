import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf, fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

/** Private: no signed links, so each download checks the user's rights. */
export const RESIDENT_FILES = 'resident-files';

const isDuty = object({
  resident_id: text,
  resident: text,
  unit: orNull(text),
  label: text,
  type: text,
  is_state_rule: bool,
  source: orNull(text),
  status: oneOf(['due', 'missing', 'expired', 'expires_soon', 'current'] as const),
  due_on: orNull(text),
  until: orNull(text),
});
export type DocumentDuty = ShapeOf<typeof isDuty>;
const areDuties = listOf(isDuty);

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

const isSignedCopy = orNull(
  object({ title: text, body: text, name: text, signed_at: text, hash: text }),
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
  endpoints: (build) => ({
    residentPhoto: build.query<string, string>({
      query: (path) => (client) => dataUrlOf(client, RESIDENT_FILES, path),
      extraOptions: { failure: 'silent', accepts: text },
      keepUnusedDataFor: 120,
    }),

    setResidentPhoto: build.mutation<unknown, PhotoChange>({
      query: changePhoto,
      extraOptions: { failure: 'toast', success: operatorNotices.photoSaved },
      invalidatesTags: ['Resident', { type: 'Records', id: 'residents' }],
    }),

    /** Files an upload with a document; idempotent on retry. */
    attachDocumentFile: build.mutation<
      unknown,
      { readonly documentId: string; readonly fileId: string; readonly name: string }
    >({
      query: ({ documentId, fileId, name }) =>
        rpc('attach_resident_document_file', { documentId, fileId, name }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: [{ type: 'Records', id: 'resident_documents' }],
    }),

    removeStrayResidentFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(RESIDENT_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),

    /** Downloads a document's file; returns a blob URL. */
    downloadDocumentFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, RESIDENT_FILES, path),
      extraOptions: { accepts: text },
    }),

    /** The signed copy behind a document; null without one. */
    signedAgreement: build.query<ShapeOf<typeof isSignedCopy>, string>({
      query: (documentId) => rpc('get_signed_agreement', { documentId }),
      extraOptions: { failure: 'inline', accepts: isSignedCopy },
      keepUnusedDataFor: 0,
    }),

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
