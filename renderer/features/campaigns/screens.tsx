import { campaign } from '#shared/records/nouns/campaign.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import type { BuiltInView } from '../../kit/work/list/ViewTabs.tsx';
import { nounScreens } from '../../kit/work/noun/nounScreens.tsx';
import { CampaignDesk } from './CampaignDesk.tsx';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Drafts', search: { filters: inStatus('draft') } },
  { name: 'Under way', search: { filters: inStatus('scheduled', 'sending') } },
  { name: 'Sent', search: { filters: inStatus('sent', 'stopped') } },
];

/** Listings put before many contacts at once. */
export const { list, page } = nounScreens({
  noun: campaign,
  route: 'marketing',
  title: 'Campaigns',
  nothing:
    'Put a listing before the clients whose needs it fits: one letter to each, with a link to its teaser.',
  builtIn: VIEWS,
  begin: { audience: 'fits', opens_at: '9', shuts_at: '17', daily_most: '100' },
  besides: <RouteLink to="letterTemplates">Templates</RouteLink>,
  related: (row) => <CampaignDesk row={row} />,
});
