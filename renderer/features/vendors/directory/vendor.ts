import {
  AVAILABILITY,
  type REVIEWED_FIELDS,
  VENDOR_CATEGORIES,
  type VendorCategory,
} from '#shared/vendors/vendors.ts';
import type { Database } from '../../../data/api/database.ts';
import { pageFields } from '../../../ui/shape/pageOf.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isRanking } from '../presence/index.ts';

type Row = Database['public']['Tables']['vendors']['Row'];

const listed = {
  id: s.text,
  company_name: s.text,
  description: s.orNull(s.text),
  category: s.text,
  states: s.listOf(s.text),
  specialization_tags: s.listOf(s.text),
  years_experience: s.number,
  verification_status: s.text,
  featured: s.bool,
  availability_status: s.text,
};

const isCredential = s.object({
  kind: s.text,
  coverage: s.orNull(s.text),
  state: s.orNull(s.text),
  expires_on: s.orNull(s.text),
});

const whole = {
  ...listed,
  verified: s.bool,
  allows_online_meetings: s.bool,
  allows_in_person_meetings: s.bool,
  created_at: s.text,
  updated_at: s.text,
};

/** A vendor as listed in the directory. */
/** Beside the columns: true if a verified credential has expired and wasn't replaced. */
const mark = { has_lapsed: s.bool };
const isListedVendor = s.object({ ...listed, ...mark, ranking: isRanking });
export const areVendors = s.object({
  ...pageFields(isListedVendor),
  /** Featured places of the first page; the same vendors also keep their position in the list. */
  places: s.listOf(isListedVendor),
});

/** Public shape of a vendor; null if not found. */
export const isVendorOrNull = s.orNull(
  s.object({
    ...whole,
    ...mark,
    papers: s.listOf(isCredential),
    /** True if the reader can request a quote. */
    takes_requests: s.bool,
  }),
);
const isVendorRow = s.object(whole) satisfies s.RowGuard<Omit<Row, 'user_id' | 'ranking'>>;

/** A revision that is pending or was declined, keyed by column. */
const isRevision = s.object({
  id: s.text,
  status: s.text,
  changes: s.partial({
    company_name: s.text,
    description: s.orNull(s.text),
    category: s.text,
    specialization_tags: s.listOf(s.text),
    years_experience: s.number,
  } satisfies Record<keyof typeof REVIEWED_FIELDS, unknown>),
});

/** The user's own profile with its requested changes; null if none exists. */
export const isOwnVendorOrNull = s.orNull(s.object({ ...whole, revisions: s.orNull(isRevision) }));

/** Staff view of a profile; null if it no longer exists. */
export const isVendorReviewFileOrNull = s.orNull(
  s.object({
    revision: s.orNull(isRevision),
    /** Decisions about the underlying account, newest first. */
    history: s.listOf(
      s.object({
        action: s.oneOf(['vendor_review', 'vendor_delete']),
        at: s.text,
        details: s.recordOf(s.anything),
      }),
    ),
  }),
);

/** Counts of verified vendors. */
export const areVendorCounts = s.object({
  total: s.number,
  categories: s.recordOf(s.number),
  states: s.recordOf(s.number),
});

export type ListedVendor = s.ShapeOf<typeof isListedVendor>;
export type Vendor = NonNullable<s.ShapeOf<typeof isVendorOrNull>>;
/** A vendor's directory row without credentials. */
export type VendorRow = s.ShapeOf<typeof isVendorRow>;
export type OwnVendorProfile = NonNullable<s.ShapeOf<typeof isOwnVendorOrNull>>;
export type VendorReviewFile = NonNullable<s.ShapeOf<typeof isVendorReviewFileOrNull>>;
export type Revision = s.ShapeOf<typeof isRevision>;

/** Formats a profile value for display. */
export function fieldText(name: keyof typeof REVIEWED_FIELDS, value: unknown): string {
  if (value === null || value === '') return 'Nothing';
  if (name === 'category') return categoryName(String(value));
  return Array.isArray(value) ? value.join(', ') || 'None' : String(value);
}

export const categoryOptions = Object.entries(VENDOR_CATEGORIES);

export const categoryName = (category: string): string =>
  VENDOR_CATEGORIES[category as VendorCategory] ?? category;

export const availabilityName = (status: string): string =>
  AVAILABILITY[status as keyof typeof AVAILABILITY] ?? status;

export const yearsText = (years: number): string =>
  years === 0
    ? 'Newly established'
    : years === 1
      ? '1 year in business'
      : `${years} years in business`;

export function meetingsText({
  allows_online_meetings: online,
  allows_in_person_meetings: inPerson,
}: Pick<Row, 'allows_online_meetings' | 'allows_in_person_meetings'>): string {
  if (online && inPerson) return 'By video call and in person';
  if (online) return 'By video call';
  return inPerson ? 'In person' : 'By email only';
}
