import '#shared/texts/projects.ts';
import '#shared/texts/records.ts';
import '#shared/texts/vendorTrust.ts';
import { vendorTrustNotices } from '#shared/texts/vendorTrust.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf } from '../../../data/api/fileUrl.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  areCalculatorsOrNone,
  areEntriesOrNone,
  areOwnCalculatorsOrNone,
  areWonOrNone,
  type Calculator,
  type Consent,
  isMarketingOrNone,
  isPortfolioOrNone,
  isRankingOrNone,
} from './presence.ts';

const BUCKET = 'vendor-photos';

interface NewPhoto {
  readonly entryId: string;
  readonly id: string;
  readonly userId: string;
  readonly content: Blob;
  readonly caption: string;
}

interface Period {
  readonly first: string;
  readonly last: string;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['VendorPortfolio', 'VendorCalculators', 'Vendors', 'ProjectRequests', 'Projects'],
});

const addPhoto =
  ({ entryId, id, userId, content, caption }: NewPhoto) =>
  async (client: DataClient) => {
    const sent = await client.storage
      .from(BUCKET)
      .upload(`${userId}/${id}`, content, { contentType: content.type, upsert: false });
    // A repeat after a lost response finds its own upload.
    if (sent.error !== null && !/exist/i.test(sent.error.message)) return sent;
    return await client.rpc('add_portfolio_photo', {
      p_entry_id: entryId,
      p_id: id,
      p_caption: caption,
    });
  };

const presenceApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['VendorPortfolio'])) => ({
    vendorRanking: read(
      { failure: 'silent', accepts: isRankingOrNone },
      (vendor_id: string) => (client) => client.rpc('vendor_ranking', { vendor_id }),
      ['Vendors'],
    ),

    /** Counts a view of a profile, once a day for each session. */
    viewVendor: build.mutation<
      unknown,
      { readonly id: string; readonly session: string; readonly source: string }
    >({
      query:
        ({ id, session, source }) =>
        (client) =>
          client.rpc('view_vendor', { vendor_id: id, session, source }),
      extraOptions: { failure: 'silent' },
    }),

    vendorPortfolio: read(
      { failure: 'silent', accepts: areEntriesOrNone },
      (vendor_id: string) => (client) => client.rpc('vendor_portfolio', { vendor_id }),
    ),

    vendorCalculators: read(
      { failure: 'silent', accepts: areCalculatorsOrNone },
      (vendor_id: string) => (client) => client.rpc('vendor_calculators', { vendor_id }),
      ['VendorCalculators'],
    ),

    /** The photo as a data URL. There are no signed links, which would outlive the client's consent. */
    portfolioPhoto: read(
      { failure: 'silent', keepUnusedDataFor: 30, accepts: s.text },
      (path: string) => (client) => dataUrlOf(client, BUCKET, path),
    ),

    myPortfolio: build.query<s.ShapeOf<typeof isPortfolioOrNone>, void>({
      query: () => rpc('my_portfolio'),
      extraOptions: { failure: 'inline', accepts: isPortfolioOrNone },
      providesTags: ['VendorPortfolio', 'ProjectRequests'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'notifications' }],
        refetch: api.util.invalidateTags(['VendorPortfolio']),
      }),
    }),

    saveEntry: write(
      { success: vendorTrustNotices.entrySaved },
      rpcWith('save_portfolio_entry', 'id', 'quoteId', 'title', 'summary'),
      (_done, error) => (error ? [] : ['VendorPortfolio']),
    ),

    removeEntry: write(
      { failure: 'toast', success: vendorTrustNotices.entryRemoved },
      (id: string) => rpc('remove_portfolio_entry', { id }),
    ),

    addPortfolioPhoto: write(
      { success: vendorTrustNotices.photoAdded },
      addPhoto,
      (_done, error) => (error ? [] : ['VendorPortfolio']),
    ),

    removePortfolioPhoto: write(
      { failure: 'toast' },
      rpcWith('remove_portfolio_photo', 'entryId', 'id'),
    ),

    askConsent: write(
      { failure: 'toast', success: vendorTrustNotices.consentAsked },
      (id: string) => rpc('ask_portfolio_consent', { id }),
    ),

    answerConsent: build.mutation<
      unknown,
      { readonly projectId: string; readonly n: number; readonly consent: Consent }
    >({
      query: ({ projectId, n, consent }) =>
        rpc('answer_portfolio_consent', { projectId, n, consent }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.consentAnswered },
      // A refused answer also reloads: the vendor may have changed the entry.
      invalidatesTags: ['Projects', 'VendorPortfolio'],
    }),

    myCalculators: read(areOwnCalculatorsOrNone, () => rpc('my_calculators'), [
      'VendorCalculators',
    ]),

    saveCalculator: write(
      { success: vendorTrustNotices.calculatorSaved },
      (calculator: Calculator) =>
        rpc('save_calculator', {
          id: calculator.id,
          title: calculator.title,
          measure: calculator.measure,
          baseCents: calculator.base_cents,
          rateCents: calculator.rate_cents,
          leastCents: calculator.least_cents,
          usualQuantity: calculator.usual_quantity,
          note: calculator.note ?? '',
          isPublished: calculator.is_published,
        }),
      (_done, error) => (error ? [] : ['VendorCalculators']),
    ),

    removeCalculator: write(
      { failure: 'toast', success: vendorTrustNotices.calculatorRemoved },
      (id: string) => rpc('remove_calculator', { id }),
      ['VendorCalculators'],
    ),

    vendorMarketing: read(
      isMarketingOrNone,
      ({ first, last }: Period) => rpc('vendor_marketing', { from: first, until: last }),
      ['ProjectRequests', 'Vendors'],
    ),

    vendorWonWork: read(
      areWonOrNone,
      ({ first, last }: Period) => rpc('vendor_won_work', { from: first, until: last }),
      ['ProjectRequests'],
    ),

    /** The brochure as a PDF in base64. */
    vendorBrochure: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'vendor-brochure', { id }),
      extraOptions: { accepts: s.text },
    }),
  }),
});

export const {
  useVendorRankingQuery,
  useViewVendorMutation,
  useVendorPortfolioQuery,
  useVendorCalculatorsQuery,
  usePortfolioPhotoQuery,
  useMyPortfolioQuery,
  useSaveEntryMutation,
  useRemoveEntryMutation,
  useAddPortfolioPhotoMutation,
  useRemovePortfolioPhotoMutation,
  useAskConsentMutation,
  useAnswerConsentMutation,
  useMyCalculatorsQuery,
  useSaveCalculatorMutation,
  useRemoveCalculatorMutation,
  useVendorMarketingQuery,
  useVendorWonWorkQuery,
  useVendorBrochureMutation,
} = presenceApi;
