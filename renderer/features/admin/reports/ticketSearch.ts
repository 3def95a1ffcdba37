import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import { sortsOf } from '../../../workbench/list/order.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { TOPIC_CHOICES } from '../../account/support/index.ts';
import { TICKET_COLUMNS } from './ticketColumns.ts';
import { STATUS_LABELS, type TicketStatus } from './tickets.ts';

/** URL parameter that opens a ticket. */
export const OPEN_TICKET_PARAM = 'ticket';

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
  filterBy({ name: 'created_at', label: 'Received', type: 'date' }, [
    'after',
    'before',
    'between',
    'in_last_days',
  ]),
] as const;

export const filterTicketsByStatus = (status: TicketStatus): readonly Filter[] => [
  { field: 'status', is: 'any_of', values: [status] },
];

/** Open tickets, unless the URL has a status filter. */
const OPEN_TICKETS_FILTER = filterTicketsByStatus('open');
/** Other parameters of the tickets URL. */
const BESIDES = ['messages', 'undelivered'];
const SORTS = sortsOf(TICKET_COLUMNS);

export const useTicketSearch = () =>
  useListSearch({
    fields: TICKET_FILTERS,
    sorts: SORTS,
    openAs: OPEN_TICKET_PARAM,
    base: OPEN_TICKETS_FILTER,
    besides: BESIDES,
  });
