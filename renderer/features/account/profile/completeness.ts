import type { Profile } from '../../../session/account/index.ts';

/** A part of the profile that counts toward completeness. */
export interface ProfilePart {
  readonly label: string;
  readonly isDone: boolean;
}

interface ProfileDetails {
  /** Null if not applicable, undefined while unknown. */
  readonly licenses?: number | null | undefined;
  readonly property?: boolean | null | undefined;
  readonly vendor?: boolean | null | undefined;
}

/** The parts of a complete profile for the user's role; unknown ones are omitted. */
export function getProfileParts(
  profile: Profile,
  { licenses, property, vendor }: ProfileDetails,
): ProfilePart[] {
  const isThere = (value: string | null) => (value ?? '').trim() !== '';
  const parts: (ProfilePart | null)[] = [
    { label: 'Your name', isDone: isThere(profile.full_name) },
    { label: 'A phone number', isDone: isThere(profile.phone) },
    {
      label: licenses == null ? 'A company' : 'Your brokerage',
      isDone: isThere(licenses == null ? profile.company_name : profile.brokerage_name),
    },
    { label: 'A short bio', isDone: isThere(profile.bio) },
    { label: 'A picture', isDone: profile.avatar_url !== null },
    licenses == null ? null : { label: 'A license', isDone: licenses > 0 },
    property == null ? null : { label: 'Your property', isDone: property },
    vendor == null ? null : { label: 'Your vendor profile', isDone: vendor },
  ];
  return parts.filter((part) => part !== null);
}
