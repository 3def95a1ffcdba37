import '#shared/texts/projects.ts';
import '#shared/texts/records.ts';
import '#shared/texts/vendorTrust.ts';
import { vendorTrustNotices } from '#shared/texts/vendorTrust.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { dataUrlOf } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    vendorRanking: build.query<ShapeOf<typeof isRankingOrNone>, string>({
      query: (vendor_id) => (client) => client.rpc('vendor_ranking', { vendor_id }),
      extraOptions: { failure: 'silent', accepts: isRankingOrNone },
      providesTags: ['Vendors'],
    }),

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

    vendorPortfolio: build.query<ShapeOf<typeof areEntriesOrNone>, string>({
      query: (vendor_id) => (client) => client.rpc('vendor_portfolio', { vendor_id }),
      extraOptions: { failure: 'silent', accepts: areEntriesOrNone },
      providesTags: ['VendorPortfolio'],
    }),

    vendorCalculators: build.query<ShapeOf<typeof areCalculatorsOrNone>, string>({
      query: (vendor_id) => (client) => client.rpc('vendor_calculators', { vendor_id }),
      extraOptions: { failure: 'silent', accepts: areCalculatorsOrNone },
      providesTags: ['VendorCalculators'],
    }),

    /** The photo as a data URL. There are no signed links, which would outlive the client's consent. */
    portfolioPhoto: build.query<string, string>({
      query: (path) => (client) => dataUrlOf(client, BUCKET, path),
      extraOptions: { failure: 'silent', accepts: text },
      keepUnusedDataFor: 30,
      providesTags: ['VendorPortfolio'],
    }),

    myPortfolio: build.query<ShapeOf<typeof isPortfolioOrNone>, void>({
      query: () => rpc('my_portfolio'),
      extraOptions: { failure: 'inline', accepts: isPortfolioOrNone },
      providesTags: ['VendorPortfolio', 'ProjectRequests'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'notifications' }],
        refetch: api.util.invalidateTags(['VendorPortfolio']),
      }),
    }),

    saveEntry: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly quoteId: string;
        readonly title: string;
        readonly summary: string;
      }
    >({
      query: ({ id, quoteId, title, summary }) =>
        rpc('save_portfolio_entry', { id, quoteId, title, summary }),
      extraOptions: { failure: 'inline', success: vendorTrustNotices.entrySaved },
      invalidatesTags: (_done, error) => (error ? [] : ['VendorPortfolio']),
    }),

    removeEntry: build.mutation<unknown, string>({
      query: (id) => rpc('remove_portfolio_entry', { id }),
      extraOptions: { success: vendorTrustNotices.entryRemoved },
      invalidatesTags: ['VendorPortfolio'],
    }),

    addPortfolioPhoto: build.mutation<unknown, NewPhoto>({
      query: addPhoto,
      extraOptions: { failure: 'inline', success: vendorTrustNotices.photoAdded },
      invalidatesTags: (_done, error) => (error ? [] : ['VendorPortfolio']),
    }),

    removePortfolioPhoto: build.mutation<
      unknown,
      { readonly entryId: string; readonly id: string }
    >({
      query: ({ entryId, id }) => rpc('remove_portfolio_photo', { entryId, id }),
      invalidatesTags: ['VendorPortfolio'],
    }),

    askConsent: build.mutation<unknown, string>({
      query: (id) => rpc('ask_portfolio_consent', { id }),
      extraOptions: { success: vendorTrustNotices.consentAsked },
      invalidatesTags: ['VendorPortfolio'],
    }),

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

    myCalculators: build.query<ShapeOf<typeof areOwnCalculatorsOrNone>, void>({
      query: () => rpc('my_calculators'),
      extraOptions: { failure: 'inline', accepts: areOwnCalculatorsOrNone },
      providesTags: ['VendorCalculators'],
    }),

    saveCalculator: build.mutation<unknown, Calculator>({
      query: (calculator) =>
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
      extraOptions: { failure: 'inline', success: vendorTrustNotices.calculatorSaved },
      invalidatesTags: (_done, error) => (error ? [] : ['VendorCalculators']),
    }),

    removeCalculator: build.mutation<unknown, string>({
      query: (id) => rpc('remove_calculator', { id }),
      extraOptions: { success: vendorTrustNotices.calculatorRemoved },
      invalidatesTags: ['VendorCalculators'],
    }),

    vendorMarketing: build.query<ShapeOf<typeof isMarketingOrNone>, Period>({
      query: ({ first, last }) => rpc('vendor_marketing', { from: first, until: last }),
      extraOptions: { failure: 'inline', accepts: isMarketingOrNone },
      providesTags: ['ProjectRequests', 'Vendors'],
    }),

    vendorWonWork: build.query<ShapeOf<typeof areWonOrNone>, Period>({
      query: ({ first, last }) => rpc('vendor_won_work', { from: first, until: last }),
      extraOptions: { failure: 'inline', accepts: areWonOrNone },
      providesTags: ['ProjectRequests'],
    }),

    /** The brochure as a PDF in base64. */
    vendorBrochure: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'vendor-brochure', { id }),
      extraOptions: { accepts: text },
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
