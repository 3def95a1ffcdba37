import { STATES } from './states.ts';

/** What a vendor hands to the team, in the order of the form. The database names them the same way. */
export const CREDENTIAL_KINDS = {
  insurance: 'Insurance certificate',
  license: 'Trade license',
  registration: 'Company registration',
  w9: 'W-9',
  leie: 'OIG exclusion check',
  sam: 'SAM exclusion check',
  background: 'Background checks',
  baa: 'Business associate agreement',
  attestation: 'Conflict and anti-kickback attestation',
} as const;

export type CredentialKind = keyof typeof CREDENTIAL_KINDS;

export const COVERAGES = {
  general: 'General liability insurance',
  auto: 'Auto liability insurance',
  workers: 'Workers’ compensation insurance',
  professional: 'Professional liability insurance',
  umbrella: 'Umbrella insurance',
} as const;

type Coverage = keyof typeof COVERAGES;

/** What the team looks for in each, as its vendor reads it beside the form. */
export const CREDENTIAL_HINTS: Readonly<Record<CredentialKind, string>> = {
  insurance: 'The certificate of your agent, with limits, carrier and dates.',
  license: 'One for each state you work in, in the name on your profile.',
  registration: 'From the secretary of state, in good standing.',
  w9: 'Signed, with the number of the company.',
  leie: 'The result for the company and each owner. The list is updated monthly.',
  sam: 'The result for the company and each owner.',
  background: 'Your policy, or the screening company’s letter. No names of people.',
  baa: 'Signed, if you see health information of residents.',
  attestation: 'Signed by an owner: no conflict of interest, no payment for referrals.',
};

/** Papers that end on a day, and so are never taken without one. */
export const ENDING_KINDS: ReadonlySet<string> = new Set(['insurance', 'license', 'leie', 'sam']);

/** Papers of one state. */
export const STATE_KINDS: ReadonlySet<string> = new Set(['license', 'registration']);

interface Paper {
  readonly kind: string;
  readonly coverage: string | null;
  readonly state: string | null;
}

/** "General liability insurance", "Trade license, Ohio". */
export function credentialName({ kind, coverage, state }: Paper): string {
  const name =
    COVERAGES[coverage as Coverage] ?? CREDENTIAL_KINDS[kind as CredentialKind] ?? 'Paper';
  return state === null ? name : `${name}, ${STATES[state as keyof typeof STATES] ?? state}`;
}

/** What the storage takes of a paper; the bucket `vendor-credentials` says the same. */
export const LARGEST_CREDENTIAL = 10 * 1024 * 1024;
export const CREDENTIAL_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const;

/** How long before its end a paper is named as ending. */
export const CREDENTIAL_WARNED_DAYS = 60;
