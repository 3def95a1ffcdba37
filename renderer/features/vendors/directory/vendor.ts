import {
  AVAILABILITY,
  type REVIEWED_FIELDS,
  VENDOR_CATEGORIES,
  type VendorCategory,
} from '#shared/vendors/vendors.ts';
import type { Database } from '../../../data/api/database.ts';
import { pageFields } from '../../../ui/shape/pageOf.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  type RowGuard,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isRanking } from '../presence/index.ts';

type Row = Database['public']['Tables']['vendors']['Row'];

const listed = {
  id: text,
  company_name: text,
  description: orNull(text),
  category: text,
  states: listOf(text),
  specialization_tags: listOf(text),
  years_experience: number,
  verification_status: text,
  featured: bool,
  availability_status: text,
};

const isCredential = object({
  kind: text,
  coverage: orNull(text),
  state: orNull(text),
  expires_on: orNull(text),
});

const whole = {
  ...listed,
  verified: bool,
  allows_online_meetings: bool,
  allows_in_person_meetings: bool,
  created_at: text,
  updated_at: text,
};

/** A vendor as listed in the directory. */
/** Beside the columns: true if a verified credential has expired and wasn't replaced. */
const mark = { has_lapsed: bool };
const isListedVendor = object({ ...listed, ...mark, ranking: isRanking });
export const areVendors = object({
  ...pageFields(isListedVendor),
  /** Featured places of the first page; the same vendors also keep their position in the list. */
  places: listOf(isListedVendor),
});

/** Public shape of a vendor; null if not found. */
export const isVendorOrNull = orNull(
  object({
    ...whole,
    ...mark,
    papers: listOf(isCredential),
    /** True if the reader can request a quote. */
    takes_requests: bool,
  }),
);
const isVendorRow = object(whole) satisfies RowGuard<Omit<Row, 'user_id' | 'ranking'>>;

/** A revision that is pending or was declined, keyed by column. */
const isRevision = object({
  id: text,
  status: text,
  changes: partial({
    company_name: text,
    description: orNull(text),
    category: text,
    specialization_tags: listOf(text),
    years_experience: number,
  } satisfies Record<keyof typeof REVIEWED_FIELDS, unknown>),
});

/** The user's own profile with its requested changes; null if none exists. */
export const isOwnVendorOrNull = orNull(object({ ...whole, revisions: orNull(isRevision) }));

/** Staff view of a profile; null if it no longer exists. */
export const isVendorReviewFileOrNull = orNull(
  object({
    revision: orNull(isRevision),
    /** Decisions about the underlying account, newest first. */
    history: listOf(
      object({
        action: oneOf(['vendor_review', 'vendor_delete']),
        at: text,
        details: recordOf(anything),
      }),
    ),
  }),
);

/** Counts of verified vendors. */
export const areVendorCounts = object({
  total: number,
  categories: recordOf(number),
  states: recordOf(number),
});

export type ListedVendor = ShapeOf<typeof isListedVendor>;
export type Vendor = NonNullable<ShapeOf<typeof isVendorOrNull>>;
/** A vendor's directory row without credentials. */
export type VendorRow = ShapeOf<typeof isVendorRow>;
export type OwnVendorProfile = NonNullable<ShapeOf<typeof isOwnVendorOrNull>>;
export type VendorReviewFile = NonNullable<ShapeOf<typeof isVendorReviewFileOrNull>>;
export type Revision = ShapeOf<typeof isRevision>;

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
