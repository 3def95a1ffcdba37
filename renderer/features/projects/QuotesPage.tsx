import { RequestList, type RequestsShown } from './RequestList.tsx';
import { QUOTE_COLUMNS } from './requestColumns.ts';
import { byStatus, ofStatus, type RequestStatus } from './requests.ts';

const WAITING = ofStatus('quoted');
const QUOTED: readonly RequestStatus[] = ['quoted', 'chosen', 'passed', 'withdrawn'];

const QUOTES: RequestsShown = {
  file: 'quotes',
  kind: 'vendor_quotes',
  columns: QUOTE_COLUMNS,
  fields: byStatus(QUOTED),
  base: WAITING,
  all: ofStatus(...QUOTED),
  views: [
    { name: 'Waiting', search: { filters: WAITING } },
    { name: 'Won', search: { filters: ofStatus('chosen') } },
    { name: 'Not chosen', search: { filters: ofStatus('passed', 'withdrawn') } },
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
};

/** A vendor's quotes and their outcomes. */
export const Component = () => <RequestList shown={QUOTES} />;
