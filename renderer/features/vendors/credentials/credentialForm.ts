import { toCalendarDay } from '#shared/format/date.ts';
import {
  CREDENTIAL_KINDS,
  type CredentialKind,
  EXPIRING_KINDS,
  STATE_KINDS,
} from '#shared/vendors/credentials.ts';
import { z } from '../../../ui/form/schema.ts';
import { line } from '../../../ui/form/textSchemas.ts';
import type { NewCredential, OwnCredential } from './credentialsApi.ts';

const EARLIEST = '1950-01-01';
const LATEST = '2100-01-01';

const day = z
  .string()
  .check(
    z.refine((typed) => typed === '' || (typed >= EARLIEST && typed <= LATEST), 'Check the year.'),
  );

const today = () => toCalendarDay(new Date());

export const credentialSchema = z
  .object({
    kind: z.enum(Object.keys(CREDENTIAL_KINDS) as CredentialKind[], 'Choose a type.'),
    coverage: z.string(),
    state: z.string(),
    number: line(60),
    issuer: line(160),
    insured: z.boolean(),
    issuedOn: day,
    expiresOn: day,
  })
  .check(
    z.refine(({ kind, coverage }) => kind !== 'insurance' || coverage !== '', {
      path: ['coverage'],
      message: 'Choose a coverage.',
    }),
    z.refine(({ kind, state }) => !STATE_KINDS.has(kind) || state !== '', {
      path: ['state'],
      message: 'Choose a state.',
    }),
    z.refine(({ kind, expiresOn }) => !EXPIRING_KINDS.has(kind) || expiresOn !== '', {
      path: ['expiresOn'],
      message: 'Enter the expiration date.',
    }),
    z.refine(({ expiresOn }) => expiresOn === '' || expiresOn >= today(), {
      path: ['expiresOn'],
      message: 'This credential has expired. Submit a current one.',
    }),
    z.refine(
      ({ issuedOn, expiresOn }) => issuedOn === '' || expiresOn === '' || issuedOn <= expiresOn,
      { path: ['expiresOn'], message: 'Expiration must be after the issue date.' },
    ),
    z.refine(({ issuedOn }) => issuedOn === '' || issuedOn <= today(), {
      path: ['issuedOn'],
      message: "The issue date can't be in the future.",
    }),
  );

export type CredentialInput = z.input<typeof credentialSchema>;
export type CredentialTyped = z.infer<typeof credentialSchema>;

/** Initial form values; a renewal keeps everything except the dates. */
export const getCredentialDefaults = (renewed: OwnCredential | null): CredentialInput => ({
  // The user must choose; the empty choice is rejected.
  kind: (renewed?.kind ?? '') as CredentialKind,
  coverage: renewed?.coverage ?? '',
  state: renewed?.state ?? '',
  number: renewed?.number ?? '',
  issuer: renewed?.issuer ?? '',
  insured: renewed?.names_additional_insured ?? false,
  issuedOn: '',
  expiresOn: '',
});

/** Returns the values to submit, without fields the credential type doesn't have. */
export function toNewCredential(
  typed: CredentialTyped,
  file: { readonly id: string; readonly name: string },
): NewCredential {
  const { kind, number, issuer } = typed;
  return {
    id: file.id,
    file_name: file.name,
    kind,
    ...(kind === 'insurance' && {
      coverage: typed.coverage,
      names_additional_insured: typed.insured,
    }),
    ...(STATE_KINDS.has(kind) && { state: typed.state }),
    ...(number !== '' && { number }),
    ...(issuer !== '' && { issuer }),
    ...(typed.issuedOn !== '' && { issued_on: typed.issuedOn }),
    ...(typed.expiresOn !== '' && { expires_on: typed.expiresOn }),
  };
}
