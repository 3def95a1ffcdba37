import type { Choice } from '#shared/records/choice.ts';
import {
  AVAILABILITY,
  CREDENTIAL_EXPIRED_LABEL,
  VENDOR_CATEGORIES,
  VERIFICATION,
  type Verification,
} from '#shared/vendors/vendors.ts';
import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { availabilityName, categoryName } from './vendor.ts';

/** A vendor as shown to staff. */
const isStaffVendor = s.object({
  id: s.text,
  company_name: s.text,
  category: s.text,
  states: s.listOf(s.text),
  specialization_tags: s.listOf(s.text),
  years_experience: s.number,
  verification_status: s.text,
  featured: s.bool,
  availability_status: s.text,
  created_at: s.text,
  has_account: s.bool,
  has_lapsed: s.bool,
  is_changed: s.bool,
});
/** Only the first page includes the total count. */
export const areStaffVendors = s.object({
  rows: s.listOf(isStaffVendor),
  next: s.orNull(s.text),
  count: s.orNull(s.number),
});
export type StaffVendor = s.ShapeOf<typeof isStaffVendor>;

const INTENTS = { verified: 'success', pending: 'warning', rejected: 'danger' } as const;

export const VENDOR_COLUMNS: readonly Column<StaffVendor>[] = [
  {
    id: 'name',
    label: 'Company',
    type: 'text',
    value: (row) => row.company_name,
    width: 16,
    sort: { by: 'name', direction: 'ascending' },
  },
  {
    id: 'category',
    label: 'Category',
    type: 'text',
    value: ({ category }) => categoryName(category),
    width: 7,
    card: 'line',
  },
  { id: 'states', label: 'States', type: 'tags', value: ({ states }) => states, width: 8 },
  {
    id: 'review',
    label: 'Review',
    type: 'state',
    value: (row) => {
      const status = row.verification_status as Verification;
      return row.has_lapsed && status === 'verified'
        ? { label: CREDENTIAL_EXPIRED_LABEL, intent: 'warning' }
        : { label: VERIFICATION[status], intent: INTENTS[status] };
    },
    width: 9,
    card: 'side',
  },
  {
    id: 'changes',
    label: 'Changes',
    type: 'text',
    value: (row) => (row.is_changed ? 'Pending review' : null),
    width: 7,
  },
  {
    id: 'featured',
    label: 'Featured',
    type: 'text',
    value: ({ featured }) => (featured ? 'Yes' : null),
    width: 5,
  },
  {
    id: 'availability',
    label: 'Availability',
    type: 'text',
    value: (row) => availabilityName(row.availability_status),
    width: 8,
  },
  {
    id: 'years',
    label: 'Years',
    type: 'number',
    value: (row) => row.years_experience,
    width: 4,
    sort: { by: 'years', direction: 'descending' },
  },
  {
    id: 'joined',
    label: 'Joined',
    type: 'date',
    value: (row) => row.created_at,
    width: 6,
    sort: { by: 'joined', direction: 'descending', isTwoWay: true },
    card: 'note',
  },
  {
    id: 'specialties',
    label: 'Certifications',
    type: 'tags',
    value: (row) => row.specialization_tags,
    width: 14,
    isHidden: true,
  },
  {
    id: 'account',
    label: 'Entered by',
    type: 'text',
    value: (row) => (row.has_account ? 'Vendor' : 'Our team'),
    width: 7,
    isHidden: true,
  },
];

const choices = (names: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const ANY = ['any_of'] as const;
const YES = ['is'] as const;

/** List filters, named after the server call's parameters. */
export const VENDOR_FILTERS = [
  filterBy(
    {
      name: 'verification_status',
      label: 'Review',
      type: 'choice',
      choices: choices(VERIFICATION),
    },
    ANY,
  ),
  filterBy(
    { name: 'category', label: 'Category', type: 'choice', choices: choices(VENDOR_CATEGORIES) },
    ANY,
  ),
  filterBy({ name: 'states', label: 'States', type: 'usStates' }, ANY),
  filterBy(
    {
      name: 'availability_status',
      label: 'Availability',
      type: 'choice',
      choices: choices(AVAILABILITY),
    },
    ANY,
  ),
  filterBy({ name: 'featured', label: 'Featured', type: 'flag' }, YES),
  filterBy({ name: 'changed', label: 'Pending changes', type: 'flag' }, YES),
  filterBy({ name: 'lapsed', label: 'Expired credential', type: 'flag' }, YES),
] as const;

const ONE_VALUE: ReadonlySet<string> = new Set(['featured', 'changed', 'lapsed']);

/** Converts filters to the server call's parameters. */
export const toServerFilters = (
  filters: readonly Filter[],
): Readonly<Record<string, string[] | boolean>> =>
  Object.fromEntries(
    filters.map(({ field, values }) => [
      field,
      ONE_VALUE.has(field) ? values[0] === 'true' : [...values],
    ]),
  );

const byReview = (value: Verification): readonly Filter[] => [
  { field: 'verification_status', is: 'any_of', values: [value] },
];
const where = (field: string): readonly Filter[] => [{ field, is: 'is', values: ['true'] }];

export const VENDOR_VIEWS = [
  { name: 'Vendors', search: {} },
  { name: 'Pending', search: { filters: byReview('pending') } },
  { name: 'Changed', search: { filters: where('changed') } },
  { name: 'Expired', search: { filters: where('lapsed') } },
] as const;
