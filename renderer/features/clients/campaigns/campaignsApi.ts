import '#shared/texts/campaigns.ts';
import '#shared/texts/records.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const audience = (id: string) => rpc('campaign_audience', { id });

const results = (ids: readonly string[]) => rpc('campaign_results', { ids });
export type CampaignResult = ResponseOf<typeof results>[number];

const fetchCampaignEmails = (id: string) => (client: DataClient) =>
  client
    .from('broker_emails')
    .select(
      'id, contact_id, recipient, status, reason, due_at, sent_at, clicks, replied_at, inquired_at, contacts (name)',
    )
    .eq('campaign_id', id)
    .order('inquired_at', { nullsFirst: false })
    .order('replied_at', { nullsFirst: false })
    .order('clicks', { ascending: false })
    .order('id')
    .limit(200);
export type CampaignEmail = ResponseOf<typeof fetchCampaignEmails>[number];

const teaser = (id: string) => (client: DataClient) =>
  client
    .from('listings')
    .select('id, property_name, location, property_type, price, total_beds, is_confidential')
    .eq('id', id)
    .maybeSingle();

const api = recordTags.enhanceEndpoints({ addTagTypes: ['BrokerEmails'] });

const touched = (id: string) => [
  { type: 'Records' as const, id: 'campaigns' },
  { type: 'Records' as const, id: `campaigns:${id}` },
  { type: 'RecordTimeline' as const, id: `campaigns:${id}` },
  { type: 'BrokerEmails' as const, id },
];

/** Campaign actions, audience, and results. */
export const {
  useCampaignAudienceQuery,
  useCampaignResultsQuery,
  useCampaignEmailsQuery,
  useTeaserOfQuery,
  useSendCampaignMutation,
  useStopCampaignMutation,
  useTestCampaignMutation,
  useNoteEmailReplyMutation,
} = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build)) => ({
    /** Rows without a reason are recipients. */
    campaignAudience: rows(audience, (_rows, _error, id) => [
      { type: 'Records', id: `campaigns:${id}` },
      { type: 'Records', id: 'contacts' },
    ]),

    campaignResults: rows(results, (_rows, _error, ids) =>
      ids.map((id) => ({ type: 'BrokerEmails', id })),
    ),

    campaignEmails: build.query<ResponseOf<typeof fetchCampaignEmails>, string>({
      query: fetchCampaignEmails,
      extraOptions: { failure: 'inline' },
      providesTags: (_rows, _error, id) => [{ type: 'BrokerEmails', id }],
    }),

    /** Public fields of a listing; null if it is no longer visible. */
    teaserOf: build.query<ResponseOf<typeof teaser>, string>({
      query: teaser,
      extraOptions: { failure: 'inline' },
    }),

    /** Sends now unless a time is given; returns the number of recipients. */
    sendCampaign: build.mutation<number, { readonly id: string; readonly at?: string }>({
      query: ({ id, at }) => rpc('send_campaign', { id, ...(at !== undefined && { at }) }),
      extraOptions: { failure: 'inline', accepts: s.number },
      invalidatesTags: (_count, error, { id }) => (error === undefined ? touched(id) : []),
    }),

    stopCampaign: write(
      { failure: 'toast', accepts: s.number },
      (id: string) => rpc('stop_campaign', { id }),
      (_count, _error, id) => touched(id),
    ),

    /** Returns the email address, mostly masked. */
    testCampaign: write(s.text, (id: string) => rpc('test_campaign', { id })),

    noteEmailReply: build.mutation<
      unknown,
      { readonly id: string; readonly campaignId: string; readonly isReplied: boolean }
    >({
      query: ({ id, isReplied }) => rpc('set_email_replied', { id, replied: isReplied }),
      extraOptions: { failure: 'toast', accepts: s.anything },
      invalidatesTags: (_none, _error, { campaignId }) => [
        { type: 'BrokerEmails', id: campaignId },
      ],
    }),
  }),
});
