import {
  minYearsInBusiness,
  VENDOR_CATEGORIES,
  type VendorCategory,
  YEARS_IN_BUSINESS,
} from '#shared/vendors/vendors.ts';
import type { Profile } from '../../../session/account/index.ts';
import { z } from '../../../ui/form/schema.ts';
import {
  isPlainLine,
  PLAIN_LINE_MESSAGE,
  requiredLine,
  text,
} from '../../../ui/form/textSchemas.ts';
import type { VendorRow } from './vendor.ts';

const MOST_TAGS = 20;
const TAG_LENGTH = 80;

/** Splits text on commas or line breaks into unique tags. */
export const parseTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export const vendorProfileSchema = z.object({
  fullName: requiredLine(201, 'Enter your full name.'),
  companyName: requiredLine(160, 'Enter your company name.'),
  category: z.enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'Choose a category.'),
  years: z.string(),
  certifications: z.string().check(
    z.refine((typed) => parseTags(typed).length <= MOST_TAGS, `Enter at most ${MOST_TAGS}.`),
    z.refine(
      (typed) => parseTags(typed).every((tag) => tag.length <= TAG_LENGTH),
      `Use at most ${TAG_LENGTH} characters each, separated by commas.`,
    ),
    z.refine((typed) => isPlainLine(typed.replaceAll('\n', ',')), PLAIN_LINE_MESSAGE),
  ),
  states: z.array(z.string()),
  description: text(4000),
});

/** Without the person's name, which the account already has. */
export const vendorChangeSchema = z.extend(vendorProfileSchema, { fullName: z.string() });

export type VendorProfileInput = z.input<typeof vendorProfileSchema>;
export type VendorProfile = z.infer<typeof vendorProfileSchema>;

/** Returns the option that a number of years falls under. */
const getYearsOption = (years: number): string =>
  YEARS_IN_BUSINESS.findLast((option) => minYearsInBusiness(option) <= years) ?? '';

/** Initial form values: the existing profile, or what the account already contains. */
export const getVendorFormValues = (
  profile: Profile,
  vendor: VendorRow | null,
): VendorProfileInput => ({
  fullName: profile.full_name ?? '',
  companyName: vendor?.company_name ?? profile.company_name ?? '',
  // Must be chosen; the empty option is rejected.
  category: (vendor?.category ?? '') as VendorCategory,
  years: getYearsOption(vendor?.years_experience ?? 0),
  certifications: vendor?.specialization_tags.join(', ') ?? '',
  states: [...(vendor?.states ?? [])],
  description: vendor?.description ?? '',
});

/** True if the form can be submitted. */
export const canSubmitVendor = ({
  fullName = '',
  companyName = '',
  category = '',
}: {
  readonly [Name in 'fullName' | 'companyName' | 'category']?: string | undefined;
}): boolean => fullName.trim() !== '' && companyName.trim() !== '' && category !== '';

/** Maps form values to profile columns. Keeps the exact years if the chosen option still covers them. */
export const toVendorColumns = (typed: VendorProfile, before: VendorRow | null) => ({
  company_name: typed.companyName,
  description: typed.description || null,
  category: typed.category,
  states: typed.states,
  specialization_tags: parseTags(typed.certifications),
  years_experience:
    before !== null && getYearsOption(before.years_experience) === typed.years
      ? before.years_experience
      : minYearsInBusiness(typed.years),
});
