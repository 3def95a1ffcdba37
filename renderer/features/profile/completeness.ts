import type { Profile } from '../../core/account/index.ts';

/** A part of a profile that somebody looks for. */
export interface ProfilePart {
  readonly label: string;
  readonly isDone: boolean;
}

interface Told {
  /** Null for whoever is none, undefined while nobody knows. */
  readonly licenses?: number | null | undefined;
  readonly property?: boolean | null | undefined;
  readonly vendor?: boolean | null | undefined;
}

/** What makes the profile of somebody whole, by what they are here; what is not known yet is left out. */
export function partsOf(profile: Profile, { licenses, property, vendor }: Told): ProfilePart[] {
  const isThere = (value: string | null) => (value ?? '').trim() !== '';
  const parts: (ProfilePart | null)[] = [
    { label: 'Your name', isDone: isThere(profile.full_name) },
    { label: 'A phone number', isDone: isThere(profile.phone) },
    {
      label: licenses == null ? 'A company' : 'Your brokerage',
      isDone: isThere(licenses == null ? profile.company_name : profile.brokerage_name),
    },
    { label: 'A few words about you', isDone: isThere(profile.bio) },
    { label: 'A picture', isDone: profile.avatar_url !== null },
    licenses == null ? null : { label: 'A license', isDone: licenses > 0 },
    property == null ? null : { label: 'Your property', isDone: property },
    vendor == null ? null : { label: 'Your vendor profile', isDone: vendor },
  ];
  return parts.filter((part) => part !== null);
}
