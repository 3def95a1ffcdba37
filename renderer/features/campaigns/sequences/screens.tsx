import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { RouteLink } from '../../../kit/link/RouteLink.tsx';
import type { BuiltInView } from '../../../kit/work/list/ViewTabs.tsx';
import { nounScreens } from '../../../kit/work/noun/nounScreens.tsx';
import { SequenceDesk } from './SequenceDesk.tsx';

const inStatus = (...values: string[]) => [{ field: 'status', is: 'any_of', values }] as const;

const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Running', search: { filters: inStatus('active') } },
  { name: 'Paused', search: { filters: inStatus('paused') } },
  { name: 'Drafts', search: { filters: inStatus('draft') } },
];

/** Letters and tasks that follow one another until somebody answers. */
export const { list, page } = nounScreens({
  noun: emailSequence,
  route: 'emailSequences',
  nothing:
    'Write letters and tasks with days between them once, and enroll clients: each gets the next step until they answer.',
  builtIn: VIEWS,
  begin: { opens_at: '9', shuts_at: '17', daily_most: '50' },
  besides: <RouteLink to="marketingAutomation">What runs</RouteLink>,
  related: (row) => <SequenceDesk key={row.id} row={row} />,
});
