import { STATES } from '../listings/states.ts';

/** Credentials vendors submit, in form order. The database uses the same names. */
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

/** What the team checks in each credential, shown beside the form. */
export const CREDENTIAL_HINTS: Readonly<Record<CredentialKind, string>> = {
  insurance: 'Certificate from your agent showing limits, carrier, and dates.',
  license: 'One for each state you work in, in the name shown on your profile.',
  registration: 'From the secretary of state, showing good standing.',
  w9: 'Signed, with the company’s tax ID.',
  leie: 'Results for the company and each owner. The list is updated monthly.',
  sam: 'Results for the company and each owner.',
  background: 'Your policy or the screening company’s letter. Don’t include people’s names.',
  baa: 'Signed, if you see residents’ health information.',
  attestation: 'Signed by an owner, stating no conflicts of interest and no payment for referrals.',
};

/** Credentials that expire; an expiration date is required. */
export const EXPIRING_KINDS: ReadonlySet<string> = new Set(['insurance', 'license', 'leie', 'sam']);

/** State-specific credentials. */
export const STATE_KINDS: ReadonlySet<string> = new Set(['license', 'registration']);

interface Credential {
  readonly kind: string;
  readonly coverage: string | null;
  readonly state: string | null;
}

/** Returns, for example, "General liability insurance" or "Trade license, Ohio". */
export function credentialName({ kind, coverage, state }: Credential): string {
  const name =
    COVERAGES[coverage as Coverage] ?? CREDENTIAL_KINDS[kind as CredentialKind] ?? 'Paper';
  return state === null ? name : `${name}, ${STATES[state as keyof typeof STATES] ?? state}`;
}

/** File limits for a credential; must match the `vendor-credentials` bucket. */
export const MAX_CREDENTIAL_BYTES = 10 * 1024 * 1024;
export const CREDENTIAL_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const;

/** Days before expiration when a credential is flagged. */
export const CREDENTIAL_WARNING_DAYS = 60;
