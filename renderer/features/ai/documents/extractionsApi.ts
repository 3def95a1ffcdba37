import '#shared/texts/underwriting.ts';
import '#shared/texts/documents.ts';
import '#shared/texts/records.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/credentials.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { callFunction, codeOf } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import type { StoredField } from './extractedFields.ts';

/** What a save stores, as `save_document_extraction` expects it. */
export interface ExtractionContent {
  readonly documentType: string;
  readonly source: 'upload' | 'deal_room';
  readonly sha256: string;
  readonly pages: number;
  /** The language model that read it too. */
  readonly model: string | null;
  readonly fields: readonly StoredField[];
  readonly findings: readonly { readonly kind: string; readonly count: number }[];
}

const isModelReading = s.either(
  s.object({ refused: s.text }),
  s.object({
    kind: s.oneOf(Object.keys(DOCUMENT_KINDS) as DocumentKind[]),
    model: s.text,
    dropped: s.number,
    fields: s.listOf(s.object({ name: s.text, line: s.number, text: s.text, value: s.text })),
  }),
);
/** What a model read, or why it didn't. */
export type ModelReading = s.ShapeOf<typeof isModelReading>;

const isPageReading = s.object({
  words: s.listOf(
    s.object({
      text: s.text,
      confidence: s.number,
      left: s.number,
      top: s.number,
      width: s.number,
      height: s.number,
    }),
  ),
});
/** A word of a scanned page; its place is a share of the page. */
export type PageWord = s.ShapeOf<typeof isPageReading>['words'][number];

const openItems = (_: undefined) => (client: DataClient) =>
  client
    .from('checklist_items')
    .select('id, title, transaction_id, transactions (property_name)')
    .eq('type', 'diligence')
    .eq('state', 'open')
    .order('position')
    .limit(200);

interface Credential {
  readonly id: string;
  readonly userId: string;
  readonly file: File;
  readonly values: Readonly<Record<string, string>>;
}

const CREDENTIAL_FILES = 'vendor-credentials';

const recordTagsOf = (id: string) =>
  [
    { type: 'Records', id: `document_extractions:${id}` },
    { type: 'Records', id: 'document_extractions' },
  ] as const;

const taggedApi = recordTags.enhanceEndpoints({
  addTagTypes: ['OpenChecklistItems', 'VendorCredentials'],
});

const extractionsApi = taggedApi.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build)) => ({
    /** Sends the masked lines of a document to the language model of the workspace or installation. */
    readByModel: write(
      isModelReading,
      (document: { readonly kind: DocumentKind | null; readonly lines: readonly string[] }) =>
        (client) =>
          callFunction(client, 'read-extraction', document),
    ),

    /** Sends the image of a scanned page to this installation's server, which reads and forgets it. */
    recognizePage: write(isPageReading, (image: Blob) => async (client) => {
      const { data, error } = await client.functions.invoke('recognize-page', { body: image });
      if (!(error?.context instanceof Response)) return { data, error };
      const { status } = error.context;
      return { data: null, error: { code: await codeOf(error.context) }, status };
    }),

    saveExtraction: build.mutation<
      number,
      { readonly id: string; readonly version: number; readonly content: ExtractionContent }
    >({
      query: ({ id, version, content }) =>
        rpc('save_document_extraction', { id, version, content }),
      extraOptions: { failure: 'inline', accepts: s.number },
      invalidatesTags: (_version, error, { id }) => (error === undefined ? recordTagsOf(id) : []),
    }),

    recordDocumentUse: write(
      s.number,
      rpcWith('record_document_use', 'id', 'target', 'path'),
      (_version, error, { id }) => (error === undefined ? recordTagsOf(id) : []),
    ),

    draftListingFromDocument: build.mutation<
      number,
      { readonly id: string; readonly values: Readonly<Record<string, string>> }
    >({
      query:
        ({ id, values }) =>
        (client) =>
          client.rpc('save_listing_draft', {
            draft_id: id,
            version: 0,
            content: { values, pictures: [] },
          }),
      extraOptions: { failure: 'inline', accepts: s.number },
    }),

    listOpenDiligenceItems: rows(openItems, ['OpenChecklistItems']),

    completeDiligenceItem: write(
      {},
      (id: string) => (client) =>
        client.from('checklist_items').update({ state: 'done' }).eq('id', id).select('id').single(),
      (_item, error) => (error === undefined ? ['OpenChecklistItems'] : []),
    ),

    /** Uploads the document to the vault and submits it for review. */
    submitDocumentAsCredential: write(
      {},
      ({ id, userId, file, values }: Credential) =>
        async (client) => {
          const stored = await client.storage
            .from(CREDENTIAL_FILES)
            .upload(`${userId}/${id}`, file, { contentType: file.type });
          if (stored.error !== null) return stored;
          return client.rpc('submit_vendor_credential', {
            id,
            file_name: file.name,
            kind: values.kind ?? '',
            ...values,
          });
        },
      (_done, error) => (error === undefined ? ['VendorCredentials'] : []),
    ),
  }),
});

export const {
  useReadByModelMutation,
  useRecognizePageMutation,
  useSaveExtractionMutation,
  useRecordDocumentUseMutation,
  useDraftListingFromDocumentMutation,
  useListOpenDiligenceItemsQuery,
  useCompleteDiligenceItemMutation,
  useSubmitDocumentAsCredentialMutation,
} = extractionsApi;
