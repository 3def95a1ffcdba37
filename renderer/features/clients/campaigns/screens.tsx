import { campaign } from '#shared/records/nouns/campaign.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { Audience } from './Audience.tsx';
import { CampaignListing } from './CampaignListing.tsx';
import { CampaignResults } from './CampaignResults.tsx';
import styles from './Campaigns.module.css';
import { EmailPreview } from './EmailPreview.tsx';
import { SendCampaign } from './SendCampaign.tsx';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Drafts', search: { filters: inStatus('draft') } },
  { name: 'Active', search: { filters: inStatus('scheduled', 'sending') } },
  { name: 'Sent', search: { filters: inStatus('sent', 'stopped') } },
];

/** Listings emailed to many contacts at once. */
export const { list, page } = nounScreens({
  noun: campaign,
  route: 'marketing',
  nothing: 'Email a listing to matching clients, with a link to its teaser.',
  builtIn: VIEWS,
  begin: { audience: 'fits', opens_at: '9', shuts_at: '17', daily_most: '100' },
  besides: <RouteLink to="letterTemplates">Templates</RouteLink>,
  isRelatedFirst: true,
  related: (row) => <CampaignDesk row={row} />,
});

/** A campaign's listing, audience, email, and sending; its results once sent. */
function CampaignDesk({ row }: { readonly row: RecordRow }) {
  const isDraft = getFieldValue(row, 'status') === 'draft';
  return (
    <div className={styles.desk}>
      {!isDraft && <CampaignResults row={row} />}
      <CampaignListing row={row} isDraft={isDraft} />
      {isDraft && <Audience row={row} />}
      <EmailPreview row={row} isDraft={isDraft} />
      {isDraft && <SendCampaign row={row} />}
    </div>
  );
}
