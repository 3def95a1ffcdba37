import {
  AVAILABILITY,
  type REVIEWED_FIELDS,
  VENDOR_CATEGORIES,
  type VendorCategory,
} from '#shared/market/vendors.ts';
import type { Database } from '../../core/api/database.ts';

type Row = Database['public']['Tables']['vendors']['Row'];

/** What everybody may read of a vendor. */
export type Vendor = Omit<Row, 'user_id'>;

/** What waits for a review or was declined, by its columns. */
export interface Revision {
  readonly id: string;
  readonly status: string;
  readonly changes: Partial<Pick<Row, keyof typeof REVIEWED_FIELDS>>;
}

/** One's own profile, with what one has asked to change in it. */
export interface OwnVendorProfile extends Vendor {
  readonly revisions: Revision | null;
}

/** What staff sees beside a profile. */
export interface VendorReviewFile {
  readonly revision: Revision | null;
  /** What was decided about the account behind it, newest first. */
  readonly history: readonly {
    readonly action: 'vendor_review' | 'vendor_delete';
    readonly at: string;
    readonly details: { readonly [name: string]: unknown };
  }[];
}

/** A value of a profile in words. */
export function fieldText(name: keyof typeof REVIEWED_FIELDS, value: unknown): string {
  if (value === null || value === '') return 'Nothing';
  if (name === 'category') return categoryName(String(value));
  return Array.isArray(value) ? value.join(', ') || 'None' : String(value);
}

/** What a directory shows of one. */
export type ListedVendor = Pick<
  Row,
  | 'id'
  | 'company_name'
  | 'description'
  | 'category'
  | 'states'
  | 'specialization_tags'
  | 'years_experience'
  | 'verification_status'
  | 'featured'
  | 'availability_status'
>;

/** How many verified vendors there are. */
export interface VendorCounts {
  readonly total: number;
  readonly categories: Readonly<Partial<Record<VendorCategory, number>>>;
  readonly states: Readonly<Record<string, number>>;
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
