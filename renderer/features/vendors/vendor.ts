import {
  AVAILABILITY,
  type REVIEWED_FIELDS,
  VENDOR_CATEGORIES,
  type VendorCategory,
} from '#shared/market/vendors.ts';
import type { Database } from '../../core/api/database.ts';
import { pageOf } from '../../kit/shape/pageOf.ts';
import {
  anything,
  flag,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  type RowGuard,
  type ShapeOf,
  tableOf,
  text,
} from '../../kit/shape/shape.ts';

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
  featured: flag,
  availability_status: text,
};

const isPaper = object({
  kind: text,
  coverage: orNull(text),
  state: orNull(text),
  expires_on: orNull(text),
});

const whole = {
  ...listed,
  verified: flag,
  allows_online_meetings: flag,
  allows_in_person_meetings: flag,
  created_at: text,
  updated_at: text,
};

/** What a directory shows of one. */
/** Beside the columns: whether something that the mark rests on has ended, and nothing took its place. */
const mark = { has_lapsed: flag };
const isListedVendor = object({ ...listed, ...mark });
export const areVendors = pageOf(isListedVendor);

/** What everybody may read of a vendor; null for one that nobody is. */
export const isVendorOrNone = orNull(
  object({
    ...whole,
    ...mark,
    papers: listOf(isPaper),
    /** Whether the reader can ask them for a quote. */
    takes_requests: flag,
  }),
);
const isVendorRow = object(whole) satisfies RowGuard<Omit<Row, 'user_id'>>;

/** What waits for a review or was declined, by its columns. */
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

/** One's own profile, with what one has asked to change in it; null for whoever has not made one. */
export const isOwnVendorOrNone = orNull(object({ ...whole, revisions: orNull(isRevision) }));

/** What staff sees beside a profile; null for one that is gone. */
export const isReviewFileOrNone = orNull(
  object({
    revision: orNull(isRevision),
    /** What was decided about the account behind it, newest first. */
    history: listOf(
      object({
        action: oneOf(['vendor_review', 'vendor_delete']),
        at: text,
        details: tableOf(anything),
      }),
    ),
  }),
);

/** How many verified vendors there are. */
export const areVendorCounts = object({
  total: number,
  categories: tableOf(number),
  states: tableOf(number),
});

export type ListedVendor = ShapeOf<typeof isListedVendor>;
export type Vendor = NonNullable<ShapeOf<typeof isVendorOrNone>>;
/** What stands in the directory of one, without its papers. */
export type VendorRow = ShapeOf<typeof isVendorRow>;
export type OwnVendorProfile = NonNullable<ShapeOf<typeof isOwnVendorOrNone>>;
export type VendorReviewFile = NonNullable<ShapeOf<typeof isReviewFileOrNone>>;
export type Revision = ShapeOf<typeof isRevision>;

/** A value of a profile in words. */
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
    ? 'New in business'
    : years === 1
      ? '1 year in business'
      : `${years} years in business`;

export function meetingsText({
  allows_online_meetings: online,
  allows_in_person_meetings: inPerson,
}: Pick<Row, 'allows_online_meetings' | 'allows_in_person_meetings'>): string {
  if (online && inPerson) return 'By video and in person';
  if (online) return 'By video';
  return inPerson ? 'In person' : 'By e-mail only';
}
