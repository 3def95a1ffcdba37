import { phoneMessages } from '#shared/texts/phone.ts';
import { isTollFree, type Profile, type ProfileChanges } from '../../../session/account/index.ts';
import { z } from '../../../ui/form/schema.ts';
import { line, requiredLine, text } from '../../../ui/form/textSchemas.ts';

export const profileSchema = z.object({
  firstName: requiredLine(100, 'Enter your first name.'),
  lastName: requiredLine(100, 'Enter your last name.'),
  phone: text(32).check(
    z.regex(/^[0-9+(). x-]*$/, phoneMessages.malformed),
    z.refine((phone) => !isTollFree(phone), phoneMessages.tollFree),
  ),
  company: line(200),
  bio: text(2000),
});

export type ProfileValues = z.infer<typeof profileSchema>;

export function getProfileValues(profile: Profile): ProfileValues {
  return {
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    phone: profile.phone ?? '',
    company: profile.company_name ?? '',
    bio: profile.bio ?? '',
  };
}

/** The columns to write; emptied fields are stored as null. */
export function toProfileChanges(values: ProfileValues): ProfileChanges {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    phone: values.phone || null,
    company_name: values.company || null,
    bio: values.bio || null,
  };
}

/** True if first and last name are filled in, ignoring blanks. */
export const canSubmitProfile = ({
  firstName = '',
  lastName = '',
}: {
  readonly [Name in 'firstName' | 'lastName']?: string | undefined;
}): boolean => firstName.trim() !== '' && lastName.trim() !== '';
