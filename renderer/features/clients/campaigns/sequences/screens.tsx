import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import type { BuiltInView } from '../../../../workbench/list/ViewTabs.tsx';
import { nounScreens } from '../../../../workbench/noun/nounScreens.tsx';
import { SequenceDetails } from './SequenceDetails.tsx';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Active', search: { filters: inStatus('active') } },
  { name: 'Paused', search: { filters: inStatus('paused') } },
  { name: 'Drafts', search: { filters: inStatus('draft') } },
];

/** Sequences of emails and tasks that stop when the contact replies. */
export const { list, page } = nounScreens({
  noun: emailSequence,
  route: 'emailSequences',
  nothing: 'Schedule a series of emails and tasks. Enrolled clients exit when they reply.',
  builtIn: VIEWS,
  begin: { opens_at: '9', shuts_at: '17', daily_most: '50' },
  besides: <RouteLink to="marketingAutomation">Active automation</RouteLink>,
  isRelatedFirst: true,
  related: (row) => <SequenceDetails key={row.id} row={row} />,
});
