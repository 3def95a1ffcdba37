import '#shared/texts/listings.ts';
import '#shared/texts/records.ts';
import { LISTED_COLUMNS, selectColumns } from '#shared/listings/columns.ts';
import type { DocumentKind } from '#shared/listings/listing-details.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import { fileUrl } from '../../../../data/api/fileUrl.ts';
import type { ResponseOf } from '../../../../data/api/responseOf.ts';
import { prepareFile } from '../../../../data/files/prepareFile.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../../ui/shape/shape.ts';

const DOCUMENTS = 'listing-documents';
const COMPARED = 12;
const LARGEST = 50 * 1024 * 1024;

/** Restricted listing details as the server shares them; null if none. */
const areDetails = object({
  stated_on: text,
  unit_mix: listOf(object({ kind: text, units: number, rate: orNull(number) })),
  payor_mix: listOf(object({ payor: text, share: number })),
  history: listOf(object({ month: text, census: orNull(number), rate: orNull(number) })),
});
const areDetailsOrNone = orNull(areDetails);
export type VisibleDetails = ShapeOf<typeof areDetails>;

/** Documents behind the agreement, and the user's progress toward access; null without access. */
export const isDocumentAccess = orNull(
  object({
    kinds: recordOf(number),
    nda: orNull(text),
    has_asked: bool,
    is_own: bool,
    is_open: bool,
  }),
);
export type DocumentAccess = NonNullable<ShapeOf<typeof isDocumentAccess>>;

const isFacility = object({
  name: text,
  city: text,
  state: text,
  beds: number,
  residents: orNull(number),
  hours: orNull(number),
  turnover: orNull(number),
  surveyed_on: orNull(text),
  approved_on: orNull(text),
  ownership: text,
  changed_owner: bool,
  focus: text,
  overall: orNull(number),
  health: orNull(number),
  staffing: orNull(number),
  quality: orNull(number),
  fines: number,
  fine_total: number,
});

/** A nursing home's federal record; null if the listing's identity is hidden from the user. */
export const isCertification = orNull(
  object({
    ccn: orNull(text),
    file_date: orNull(text),
    is_sample: bool,
    facility: orNull(isFacility),
    differences: listOf(object({ what: text, stated: text, filed: text })),
    citations: orNull(
      listOf(object({ date: text, tag: text, grade: text, about: text, is_corrected: bool })),
    ),
    owners: orNull(listOf(object({ name: text, role: text, share: text, since: text }))),
  }),
);
export type Certification = NonNullable<ShapeOf<typeof isCertification>>;

const areFinancialsOrNone = orNull(object({ noi: number, stated_on: text }));

const historyOf = (listing_id: string) => (client: DataClient) =>
  client.rpc('listing_history', { listing_id });

const compared = (type: string) => (client: DataClient) =>
  client
    .from('listings')
    .select(`${selectColumns(LISTED_COLUMNS)},state,licensed_beds`)
    .eq('property_type', type)
    .eq('approval_status', 'approved')
    .eq('is_unlisted', false)
    .in('status', ['active', 'under_contract'])
    .order('created_at', { ascending: false })
    .limit(COMPARED);

const agreement = (id: string) => (client: DataClient) =>
  client
    .from('listing_nda_texts')
    .select('id, version, body, hash, stated_on')
    .eq('id', id)
    .single();

const documents = (id: string) => (client: DataClient) =>
  client
    .from('listing_documents')
    .select('id, kind, name, path, size, created_on')
    .eq('listing_id', id)
    .order('kind')
    .order('name')
    .limit(100);

export type ListedDocument = ResponseOf<typeof documents>[number];

const signatures = (listing_id: string) => (client: DataClient) =>
  client.rpc('listing_signatures', { listing_id });

interface Signing {
  readonly id: string;
  readonly nda_id: string;
  readonly hash: string;
  readonly name: string;
}

interface Sharing {
  readonly listing: string;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly file: File;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['BrokerContact', 'ListingPapers'] });
const documentInvalidation = { invalidatesTags: ['ListingPapers' as const] };

const dealApi = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build)) => ({
    getListingDetails: read(
      areDetailsOrNone,
      (id: string) => (client) =>
        client
          .from('listing_details')
          .select('stated_on, unit_mix, payor_mix, history')
          .eq('listing_id', id)
          .maybeSingle(),
      ['BrokerContact'],
    ),

    /** The seller's figures; null until the user has signed the NDA. */
    getListingFinancials: read(
      { failure: 'silent', accepts: areFinancialsOrNone },
      (id: string) => (client) =>
        client
          .from('listing_financials')
          .select('noi, stated_on')
          .eq('listing_id', id)
          .maybeSingle(),
      ['BrokerContact', 'ListingPapers'],
    ),

    getListingHistory: build.query<ResponseOf<typeof historyOf>, string>({
      query: historyOf,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),

    getCertification: read(
      { failure: 'silent', accepts: isCertification },
      (listing_id: string) => (client) => client.rpc('listing_certification', { listing_id }),
      ['BrokerContact'],
    ),

    /** The newest listings of the same type. */
    listComparables: build.query<ResponseOf<typeof compared>, string>({
      query: compared,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),

    getListingPapers: read(
      isDocumentAccess,
      (listing_id: string) => (client) => client.rpc('count_listing_documents', { listing_id }),
      ['BrokerContact', 'ListingPapers'],
    ),

    getAgreement: build.query<ResponseOf<typeof agreement>, string>({
      query: agreement,
      extraOptions: { failure: 'inline' },
    }),

    signAgreement: build.mutation<unknown, Signing>({
      query: (signing) => (client) => client.rpc('sign_listing_nda', signing),
      extraOptions: { failure: 'inline' },
      ...documentInvalidation,
    }),

    listListingDocuments: rows(documents, ['ListingPapers']),

    /** Downloads a document; returns a blob URL. */
    downloadListingDocument: write(
      { failure: 'toast', accepts: text },
      ({ path }: ListedDocument) =>
        (client) =>
          fileUrl(client, DOCUMENTS, path),
    ),

    setAgreement: build.mutation<unknown, { readonly listing: string; readonly body: string }>({
      query:
        ({ listing, body }) =>
        (client) =>
          client.rpc('set_listing_nda', { listing_id: listing, body }),
      extraOptions: { failure: 'inline' },
      ...documentInvalidation,
    }),

    shareDocument: build.mutation<unknown, Sharing>({
      query:
        ({ listing, id, kind, file }) =>
        async (client) => {
          const prepared = await prepareFile(file, LARGEST);
          if (typeof prepared === 'string') {
            return { data: null, error: { code: 'HXRFM', message: prepared } };
          }
          const { content, name, type } = prepared;
          const sent = await client.storage
            .from(DOCUMENTS)
            .upload(`${listing}/${id}`, content, { contentType: type });
          if (sent.error !== null) return sent;
          return client.rpc('add_listing_document', {
            listing_id: listing,
            id,
            kind,
            name,
          });
        },
      extraOptions: { failure: 'inline' },
      ...documentInvalidation,
    }),

    removeDocument: build.mutation<unknown, string>({
      query: (id) => (client) => client.from('listing_documents').delete().eq('id', id),
      ...documentInvalidation,
    }),

    listSignatures: rows(signatures, ['ListingPapers']),

    endAccess: build.mutation<unknown, { readonly signature_id: string; readonly ends: boolean }>({
      query: (change) => (client) => client.rpc('end_listing_access', change),
      ...documentInvalidation,
    }),
  }),
});

export const {
  useGetListingDetailsQuery,
  useGetListingFinancialsQuery,
  useGetListingHistoryQuery,
  useGetCertificationQuery,
  useListComparablesQuery,
  useGetListingPapersQuery,
  useGetAgreementQuery,
  useSignAgreementMutation,
  useListListingDocumentsQuery,
  useDownloadListingDocumentMutation,
  useSetAgreementMutation,
  useShareDocumentMutation,
  useRemoveDocumentMutation,
  useListSignaturesQuery,
  useEndAccessMutation,
} = dealApi;
