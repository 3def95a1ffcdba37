import { Suspense } from 'react';
import { LeadSettings } from '../trust/index.ts';
import { RequestList, type RequestListConfig } from './RequestList.tsx';
import { LEAD_COLUMNS } from './requestColumns.ts';
import { requestStatusField, requestStatusFilter } from './requests.ts';

const NEW = requestStatusFilter('asked');

const LEADS: RequestListConfig = {
  file: 'leads',
  kind: 'vendor_leads',
  columns: LEAD_COLUMNS,
  fields: requestStatusField([
    'asked',
    'quoted',
    'declined',
    'withdrawn',
    'chosen',
    'passed',
    'missed',
  ]),
  base: NEW,
  all: [],
  views: [
    { name: 'New', search: { filters: NEW } },
    { name: 'Declined', search: { filters: requestStatusFilter('declined') } },
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
  tools: (
    <Suspense fallback={null}>
      <LeadSettings />
    </Suspense>
  ),
};

/** Quote requests to a vendor. */
export const Component = () => <RequestList shown={LEADS} />;
