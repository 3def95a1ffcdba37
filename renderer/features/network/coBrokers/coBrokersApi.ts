import '#shared/texts/rooms.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/leads.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build, ['CoBrokers'])) => ({
    coBrokers: read(isDesk, () => rpc('my_co_brokerages')),
    coBrokerage: read(isAgreementOrNone, (id: string) => rpc('co_brokerage', { id })),

    /** Returns the version; changes to a sent agreement require both signatures again. */
    saveCoBrokerage: write(s.number, (terms: AgreementTerms) =>
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
    ),

    offerCoBrokerage: write(
      { failure: 'toast', success: collaborationNotices.offered },
      (id: string) => rpc('offer_co_brokerage', { id }),
    ),

    signCoBrokerage: write(
      { success: collaborationNotices.signed, accepts: s.text },
      ({ id, signature, n, name, drawing, hash }: Signing) =>
        rpc('sign_co_brokerage', {
          id,
          signatureId: signature,
          n,
          name,
          drawing: drawing as string,
          consents: true,
          hash,
        }),
      ['CoBrokers', ...deals],
    ),

    endCoBrokerage: write(
      { failure: 'toast', success: collaborationNotices.ended },
      rpcWith('end_co_brokerage', 'id', 'reason'),
      ['CoBrokers', ...deals],
    ),

    takeCoInquiry: build.mutation<string, { readonly id: string; readonly inquiry: string }>({
      query: ({ id, inquiry }) => rpc('convert_co_inquiry_to_lead', { id, inquiryId: inquiry }),
      extraOptions: { accepts: s.text, success: collaborationNotices.taken },
      invalidatesTags: ['CoBrokers', ...leads],
    }),

    addCoDeal: write(
      { failure: 'toast', accepts: s.text },
      (id: string) => rpc('add_co_deal', { id }),
      ['CoBrokers', ...deals],
    ),
  }),
});
