import { RequestList, type RequestsShown } from './RequestList.tsx';
import { LEAD_COLUMNS } from './requestColumns.ts';
import { byStatus, ofStatus } from './requests.ts';

const NEW = ofStatus('asked');

const LEADS: RequestsShown = {
  file: 'leads',
  kind: 'vendor_leads',
  columns: LEAD_COLUMNS,
  fields: byStatus(['asked', 'quoted', 'declined', 'withdrawn', 'chosen', 'passed', 'missed']),
  base: NEW,
  all: [],
  views: [
    { name: 'New', search: { filters: NEW } },
    { name: 'Declined', search: { filters: ofStatus('declined') } },
    { name: 'All', search: {} },
  ],
  one: 'request',
  many: 'requests',
  empty: {
    waiting: 'No new requests',
    none: 'No requests yet',
    all: 'Show all requests',
    isOfQuotes: false,
  },
};

/** Quote requests to a vendor. */
export const Component = () => <RequestList shown={LEADS} />;
