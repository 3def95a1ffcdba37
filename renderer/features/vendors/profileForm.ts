import { leastYears, VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors.ts';
import { z } from '../../kit/form/schema.ts';

const text = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `Use at most ${limit} characters.`));

const MOST_TAGS = 20;
const TAG_LENGTH = 80;

/** What somebody types between commas or on lines of their own. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export const vendorProfileSchema = z.object({
  fullName: text(201).check(z.minLength(1, 'Enter your full name.')),
  companyName: text(160).check(z.minLength(1, 'Enter the name of your company.')),
  category: z.enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'Choose a category.'),
  years: z.string(),
  certifications: z.string().check(
    z.refine((typed) => tagsOf(typed).length <= MOST_TAGS, `Name at most ${MOST_TAGS}.`),
    z.refine(
      (typed) => tagsOf(typed).every((tag) => tag.length <= TAG_LENGTH),
      `Use at most ${TAG_LENGTH} characters for each, and commas between them.`,
    ),
  ),
  states: z.array(z.string()),
  description: text(4000),
});

export type VendorProfileInput = z.input<typeof vendorProfileSchema>;
export type VendorProfile = z.infer<typeof vendorProfileSchema>;

/** Whether the form may be sent at all. */
export const isSendable = ({
  fullName = '',
  companyName = '',
  category = '',
}: {
  readonly [Name in 'fullName' | 'companyName' | 'category']?: string | undefined;
}): boolean => fullName.trim() !== '' && companyName.trim() !== '' && category !== '';

/** The columns of a new profile. */
export const vendorOf = (profile: VendorProfile) => ({
  company_name: profile.companyName,
  description: profile.description || null,
  category: profile.category,
  states: profile.states,
  specialization_tags: tagsOf(profile.certifications),
  years_experience: leastYears(profile.years),
});
