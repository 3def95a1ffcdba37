import type { AnswerOf } from '../../core/api/answerOf.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { ownListingsTags } from './ownListingsApi.ts';

const MOST = 100;

const audited = (owner: string) => (client: DataClient) =>
  client
    .from('listings')
    .select(
      'id, property_name, location, description, price, total_beds, year_built, is_confidential, confirmed_on, views, broker_accounts!inner(user_id), listing_images(alt_text, image_url)',
    )
    .eq('broker_accounts.user_id', owner)
    .eq('approval_status', 'approved')
    .eq('is_unlisted', false)
    .in('status', ['active', 'under_contract'])
    .order('views', { ascending: false })
    .order('id')
    .limit(MOST);
export type AuditedListing = AnswerOf<typeof audited>[number];

/** What search engines read of each live listing of somebody. */
export const { useReadSearchAuditQuery } = ownListingsTags.injectEndpoints({
  endpoints: (build) => ({
    readSearchAudit: build.query<AnswerOf<typeof audited>, string>({
      query: audited,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OwnListings'],
    }),
  }),
});
