import type { Profile } from '../../core/account/index.ts';

/** What a counterparty would look for and not find. */
export function missingFrom(profile: Profile): string[] {
  const wanted: readonly [string | null, string][] = [
    [profile.phone, 'a phone number'],
    [profile.company_name, 'a company'],
    [profile.bio, 'a few words about you'],
  ];
  return wanted.flatMap(([value, name]) => (value ? [] : [name]));
}
