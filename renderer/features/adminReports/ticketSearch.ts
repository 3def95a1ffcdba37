import { type Filter, filterBy } from '../../kit/search/filters.ts';
import { sortsOf } from '../../kit/work/list/order.ts';
import { useListSearch } from '../../kit/work/list/useListSearch.ts';
import { TOPIC_CHOICES } from '../support/index.ts';
import { TICKET_COLUMNS } from './ticketColumns.ts';
import { STATUS_LABELS, type TicketStatus } from './tickets.ts';

/** The parameter by which an address opens a ticket. */
export const OPEN_AS = 'ticket';

const SETS = ['any_of', 'none_of'] as const;

export const TICKET_FILTERS = [
  filterBy(
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    SETS,
  ),
  filterBy({ name: 'topic', label: 'About', type: 'choice', choices: TOPIC_CHOICES }, SETS),
  filterBy({ name: 'created_at', label: 'Written', type: 'date' }, [
    'after',
    'before',
    'between',
    'in_last_days',
  ]),
] as const;

export const ofStatus = (status: TicketStatus): readonly Filter[] => [
  { field: 'status', is: 'any_of', values: [status] },
];

/** What waits, unless the address says otherwise. */
const WAITING = ofStatus('open');
/** What else is at the address of the tickets. */
const BESIDES = ['messages', 'undelivered'];
const SORTS = sortsOf(TICKET_COLUMNS);

export const useTicketSearch = () =>
  useListSearch({
    fields: TICKET_FILTERS,
    sorts: SORTS,
    openAs: OPEN_AS,
    base: WAITING,
    besides: BESIDES,
  });
