import '#shared/texts/rooms.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/leads.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isAgreementOrNone, isDesk } from './coBrokers.ts';

export interface AgreementTerms {
  readonly id: string;
  readonly listing: string;
  readonly broker: string | null;
  readonly name: string;
  readonly email: string;
  readonly kind: 'percent' | 'fixed';
  readonly split: number;
  readonly access: 'none' | 'view' | 'work';
  readonly until: string;
  readonly further: string;
}

interface Signing {
  readonly id: string;
  readonly signature: string;
  readonly n: number;
  readonly name: string;
  readonly drawing: string | null;
  /** SHA-256 of the text shown. */
  readonly hash: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['CoBrokers'] });
const deals = [
  { type: 'Records', id: 'deals' },
  { type: 'RecordCounts', id: 'deals' },
] as const;
const leads = [
  { type: 'Records', id: 'leads' },
  { type: 'RecordCounts', id: 'leads' },
] as const;

export const {
  useCoBrokersQuery,
  useCoBrokerageQuery,
  useSaveCoBrokerageMutation,
  useOfferCoBrokerageMutation,
  useSignCoBrokerageMutation,
  useEndCoBrokerageMutation,
  useTakeCoInquiryMutation,
  useAddCoDealMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    coBrokers: build.query<ShapeOf<typeof isDesk>, void>({
      query: () => rpc('my_co_brokerages'),
      extraOptions: { failure: 'inline', accepts: isDesk },
      providesTags: ['CoBrokers'],
    }),

    coBrokerage: build.query<ShapeOf<typeof isAgreementOrNone>, string>({
      query: (id) => rpc('co_brokerage', { id }),
      extraOptions: { failure: 'inline', accepts: isAgreementOrNone },
      providesTags: ['CoBrokers'],
    }),

    /** Returns the version; changes to a sent agreement require both signatures again. */
    saveCoBrokerage: build.mutation<number, AgreementTerms>({
      query: (terms) =>
        rpc('save_co_brokerage', {
          id: terms.id,
          listingId: terms.listing,
          splitKind: terms.kind,
          split: terms.split,
          access: terms.access,
          further: terms.further,
          ...(terms.broker === null
            ? { name: terms.name, email: terms.email }
            : { brokerId: terms.broker }),
          ...(terms.until !== '' && { until: terms.until }),
        }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: ['CoBrokers'],
    }),

    offerCoBrokerage: build.mutation<unknown, string>({
      query: (id) => rpc('offer_co_brokerage', { id }),
      extraOptions: { success: collaborationNotices.offered },
      invalidatesTags: ['CoBrokers'],
    }),

    signCoBrokerage: build.mutation<string, Signing>({
      query: ({ id, signature, n, name, drawing, hash }) =>
        rpc('sign_co_brokerage', {
          id,
          signatureId: signature,
          n,
          name,
          drawing: drawing as string,
          consents: true,
          hash,
        }),
      extraOptions: { failure: 'inline', accepts: text, success: collaborationNotices.signed },
      invalidatesTags: ['CoBrokers', ...deals],
    }),

    endCoBrokerage: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('end_co_brokerage', { id, reason }),
      extraOptions: { success: collaborationNotices.ended },
      invalidatesTags: ['CoBrokers', ...deals],
    }),

    takeCoInquiry: build.mutation<string, { readonly id: string; readonly inquiry: string }>({
      query: ({ id, inquiry }) => rpc('convert_co_inquiry_to_lead', { id, inquiryId: inquiry }),
      extraOptions: { accepts: text, success: collaborationNotices.taken },
      invalidatesTags: ['CoBrokers', ...leads],
    }),

    addCoDeal: build.mutation<string, string>({
      query: (id) => rpc('add_co_deal', { id }),
      extraOptions: { accepts: text },
      invalidatesTags: ['CoBrokers', ...deals],
    }),
  }),
});
