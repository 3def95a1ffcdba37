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
import * as s from '../../../../ui/shape/shape.ts';

const DOCUMENTS = 'listing-documents';
const COMPARED = 12;
const LARGEST = 50 * 1024 * 1024;

/** Restricted listing details as the server shares them; null if none. */
const areDetails = s.object({
  stated_on: s.text,
  unit_mix: s.listOf(s.object({ kind: s.text, units: s.number, rate: s.orNull(s.number) })),
  payor_mix: s.listOf(s.object({ payor: s.text, share: s.number })),
  history: s.listOf(
    s.object({ month: s.text, census: s.orNull(s.number), rate: s.orNull(s.number) }),
  ),
});
const areDetailsOrNone = s.orNull(areDetails);
export type VisibleDetails = s.ShapeOf<typeof areDetails>;

/** Documents behind the agreement, and the user's progress toward access; null without access. */
export const isDocumentAccess = s.orNull(
  s.object({
    kinds: s.recordOf(s.number),
    nda: s.orNull(s.text),
    has_asked: s.bool,
    is_own: s.bool,
    is_open: s.bool,
  }),
);
export type DocumentAccess = NonNullable<s.ShapeOf<typeof isDocumentAccess>>;

const isFacility = s.object({
  name: s.text,
  city: s.text,
  state: s.text,
  beds: s.number,
  residents: s.orNull(s.number),
  hours: s.orNull(s.number),
  turnover: s.orNull(s.number),
  surveyed_on: s.orNull(s.text),
  approved_on: s.orNull(s.text),
  ownership: s.text,
  changed_owner: s.bool,
  focus: s.text,
  overall: s.orNull(s.number),
  health: s.orNull(s.number),
  staffing: s.orNull(s.number),
  quality: s.orNull(s.number),
  fines: s.number,
  fine_total: s.number,
});

/** A nursing home's federal record; null if the listing's identity is hidden from the user. */
export const isCertification = s.orNull(
  s.object({
    ccn: s.orNull(s.text),
    file_date: s.orNull(s.text),
    is_sample: s.bool,
    facility: s.orNull(isFacility),
    differences: s.listOf(s.object({ what: s.text, stated: s.text, filed: s.text })),
    citations: s.orNull(
      s.listOf(
        s.object({ date: s.text, tag: s.text, grade: s.text, about: s.text, is_corrected: s.bool }),
      ),
    ),
    owners: s.orNull(
      s.listOf(s.object({ name: s.text, role: s.text, share: s.text, since: s.text })),
    ),
  }),
);
export type Certification = NonNullable<s.ShapeOf<typeof isCertification>>;

const areFinancialsOrNone = s.orNull(s.object({ noi: s.number, stated_on: s.text }));

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
      { failure: 'toast', accepts: s.text },
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
