import { VITAL_NAMES } from '#shared/home/analytics/vitals.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
export type AuditedListing = ResponseOf<typeof audited>[number];

const areVitals = s.listOf(
  s.object({ metric: s.oneOf(VITAL_NAMES), times: s.number, p75: s.number }),
);

/** What search engines read from each of the user's live listings. */
export const { useReadSearchAuditQuery, useReadPageVitalsQuery } = ownListingsTags.injectEndpoints({
  endpoints: (build, { read, rows } = calls(build)) => ({
    readSearchAudit: rows(audited, ['OwnListings']),

    /** Listing page load times for all visitors; empty with too few measurements. */
    readPageVitals: read({ failure: 'silent', accepts: areVitals }, () =>
      rpc('listing_page_vitals'),
    ),
  }),
});
