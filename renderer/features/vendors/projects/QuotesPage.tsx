import { ClosingQuotes } from './ClosingQuotes.tsx';
import { RequestList, type RequestListConfig } from './RequestList.tsx';
import { QUOTE_COLUMNS } from './requestColumns.ts';
import { type RequestStatus, requestStatusField, requestStatusFilter } from './requests.ts';

const PENDING_FILTERS = requestStatusFilter('quoted');
const QUOTED: readonly RequestStatus[] = ['quoted', 'chosen', 'passed', 'withdrawn'];

const QUOTES: RequestListConfig = {
  file: 'quotes',
  kind: 'vendor_quotes',
  columns: QUOTE_COLUMNS,
  fields: requestStatusField(QUOTED),
  base: PENDING_FILTERS,
  all: requestStatusFilter(...QUOTED),
  views: [
    { name: 'Waiting', search: { filters: PENDING_FILTERS } },
    { name: 'Won', search: { filters: requestStatusFilter('chosen') } },
    { name: 'Not chosen', search: { filters: requestStatusFilter('passed', 'withdrawn') } },
    { name: 'All quotes', search: {} },
  ],
  one: 'quote',
  many: 'quotes',
  empty: {
    waiting: 'No pending quotes',
    none: 'No quotes yet',
    all: 'Show all quotes',
    isOfQuotes: true,
  },
  above: <ClosingQuotes />,
};

/** A vendor's quotes and their outcomes. */
export const Component = () => <RequestList shown={QUOTES} />;
