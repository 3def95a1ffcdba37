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
    { name: 'All quoted', search: {} },
  ],
  one: 'quote',
  many: 'quotes',
  empty: {
    waiting: 'No quote waits',
    none: 'No quote yet',
    all: 'Show all quotes',
    isOfQuotes: true,
  },
};

/** What a vendor has quoted, and what became of it. */
export const Component = () => <RequestList shown={QUOTES} />;
