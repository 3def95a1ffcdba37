import { lead } from '#shared/records/nouns/lead.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { LeadQuickActions } from './LeadQuickActions.tsx';
import { useLeadActions } from './useLeadActions.ts';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'New', search: { filters: inStatus('new') } },
  { name: 'Working', search: { filters: inStatus('contacted', 'qualified') } },
  { name: 'Converted', search: { filters: inStatus('converted') } },
  { name: 'Not qualified', search: { filters: inStatus('unqualified') } },
];

/** Returns the statuses a user can set manually; clients come only from a conversion. */
const moves = (from: string): readonly string[] =>
  from === 'converted' ? [] : ['new', 'contacted', 'qualified'].filter((to) => to !== from);

/** Potential clients. */
export const { list, page } = nounScreens({
  noun: lead,
  route: 'leads',
  nothing: 'Inquiries about your listings appear here. You can also add or import leads.',
  builtIn: VIEWS,
  besides: (
    <>
      <RouteLink to="leadForms">Forms</RouteLink>
      <RouteLink to="leadManagement">Lead analytics</RouteLink>
    </>
  ),
  begin: { status: 'new' },
  useActs: useLeadActions,
  quick: (row) => <LeadQuickActions row={row} />,
  moves,
});
