import { lead } from '#shared/records/nouns/lead.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import type { BuiltInView } from '../../kit/work/list/ViewTabs.tsx';
import { nounScreens } from '../../kit/work/noun/nounScreens.tsx';
import { LeadQuick } from './LeadQuick.tsx';
import { useLeadActs } from './useLeadActs.ts';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Waiting', search: { filters: inStatus('new') } },
  { name: 'In talks', search: { filters: inStatus('contacted', 'qualified') } },
  { name: 'Clients now', search: { filters: inStatus('converted') } },
  { name: 'Not qualified', search: { filters: inStatus('unqualified') } },
];

/** From one status, those that people may set: a client is made by a conversion. */
const moves = (from: string): readonly string[] =>
  from === 'converted' ? [] : ['new', 'contacted', 'qualified'].filter((to) => to !== from);

/** Who might become a client. */
export const { list, page } = nounScreens({
  noun: lead,
  route: 'leads',
  nothing:
    'Whoever asks about one of your listings stands here by itself. Add others by hand, or import a list.',
  builtIn: VIEWS,
  besides: (
    <>
      <RouteLink to="leadForms">Forms</RouteLink>
      <RouteLink to="leadManagement">Speed and sources</RouteLink>
    </>
  ),
  begin: { status: 'new' },
  useActs: useLeadActs,
  quick: (row) => <LeadQuick row={row} />,
  moves,
});
