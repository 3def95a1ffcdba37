import { STATES } from '#shared/listings/states.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import {
  RFP_STAGES,
  RFP_STATUSES,
  type RfpRow,
  type RfpStatus,
  type RfpVendorStatus,
  VENDOR_STAGES,
  type VendorRfpRow,
} from './rfps.ts';

const tradeName = (category: string): string =>
  VENDOR_CATEGORIES[category as VendorCategory] ?? category;
const stateName = (state: string): string => STATES[state as keyof typeof STATES] ?? state;

export const whereText = ({ place, state }: { readonly place: string; readonly state: string }) =>
  place === '' ? stateName(state) : `${place}, ${stateName(state)}`;
export const tradeText = ({ category }: { readonly category: string }) => tradeName(category);

const stageField = (choices: readonly { readonly value: string; readonly label: string }[]) => [
  filterBy({ name: 'status', label: 'Stage', type: 'choice', choices: [...choices] }, ['any_of']),
];

export const RFP_FILTERS = stageField(
  RFP_STATUSES.map((value) => ({ value, label: RFP_STAGES[value].label })),
);
export const VENDOR_RFP_FILTERS = stageField(
  Object.entries(VENDOR_STAGES).map(([value, { label }]) => ({ value, label })),
);

const view = (name: string, values: readonly (RfpStatus | RfpVendorStatus)[]): BuiltInView => ({
  name,
  search: { filters: [{ field: 'status', is: 'any_of', values: [...values] }] },
});

export const RFP_VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  view('Preparing', ['draft', 'approval', 'approved']),
  view('Bidding', ['open', 'final_offers']),
  view('Deciding', ['evaluation', 'shortlist', 'final_review']),
  view('Awarded', ['awarded', 'contracted', 'completed']),
];

export const VENDOR_RFP_VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  view('Open to you', ['available', 'invited']),
  view('Bidding', ['intends', 'bid', 'shortlisted', 'final_offer']),
  view('Won', ['won', 'contracted', 'completed']),
];

export const RFP_COLUMNS: readonly Column<RfpRow>[] = [
  { id: 'title', label: 'RFP', type: 'text', value: ({ title }) => title, width: 17 },
  {
    id: 'stage',
    label: 'Stage',
    type: 'state',
    value: ({ status }) => RFP_STAGES[status],
    width: 8.5,
    card: 'side',
  },
  { id: 'trade', label: 'Trade', type: 'text', value: tradeText, width: 6.5 },
  { id: 'where', label: 'State', type: 'text', value: ({ state }) => stateName(state), width: 7 },
  {
    id: 'deadline',
    label: 'Bids due',
    type: 'time',
    value: ({ deadline }) => deadline,
    width: 7,
    card: 'line',
  },
  { id: 'vendors', label: 'Invited', type: 'number', value: ({ vendors }) => vendors, width: 5 },
  {
    id: 'intends',
    label: 'Intend to bid',
    type: 'number',
    value: ({ intends }) => intends,
    width: 7,
  },
  { id: 'bids', label: 'Bids', type: 'number', value: ({ bids }) => bids, width: 4 },
  {
    id: 'questions',
    label: 'Questions',
    type: 'number',
    value: ({ questions }) => (questions === 0 ? null : questions),
    width: 5.5,
  },
  { id: 'winner', label: 'Vendor', type: 'text', value: ({ winner }) => winner, width: 11 },
  { id: 'price', label: 'Contract', type: 'money', value: ({ price }) => price, width: 7 },
];

export const VENDOR_RFP_COLUMNS: readonly Column<VendorRfpRow>[] = [
  { id: 'title', label: 'RFP', type: 'text', value: ({ title }) => title, width: 17 },
  {
    id: 'stage',
    label: 'Stage',
    type: 'state',
    value: ({ status }) => VENDOR_STAGES[status],
    width: 10,
    card: 'side',
  },
  { id: 'issuer', label: 'Issuer', type: 'text', value: ({ issuer }) => issuer, width: 13 },
  { id: 'where', label: 'State', type: 'text', value: ({ state }) => stateName(state), width: 7 },
  {
    id: 'deadline',
    label: 'Bids due',
    type: 'time',
    value: ({ deadline }) => deadline,
    width: 7,
    card: 'line',
  },
  {
    id: 'amendments',
    label: 'Amendments',
    type: 'text',
    value: ({ needs_acknowledgement: needs }) => (needs ? 'To acknowledge' : null),
    width: 8,
    card: 'note',
  },
];
