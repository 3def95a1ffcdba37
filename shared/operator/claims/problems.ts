import type { CareClaim, ClaimBatch, PayerProfile } from './claim.ts';

/** What stops an export, as the database reports it too (`private.list_claim_problems`). */
export const CLAIM_PROBLEMS = {
  no_profile: 'Add a payer profile for this payor.',
  npi: 'The billing NPI is missing or its check digit is wrong.',
  taxonomy: 'The taxonomy code needs 10 letters and digits.',
  tax_id: 'The tax ID needs 9 digits.',
  payer_id: 'Add the payer ID.',
  submitter: 'Add the submitter and receiver IDs.',
  address: 'Complete the street, city, state, and ZIP code of the community.',
  contact: 'Add a contact name and a 10-digit phone number.',
  member_number: 'Add the resident’s member number with the payor.',
  birth_date: 'Add the resident’s birth date.',
  diagnosis: 'Add a diagnosis with an ICD-10 code.',
  authorization: 'No authorization covers these dates.',
  units: 'The units exceed the authorization.',
  lines: 'A claim needs 1 to 50 lines. A facility claim can have up to 999.',
  procedure: 'A line needs a procedure code (HCPCS).',
  revenue: 'A line needs a 4-digit revenue code.',
  dates: 'A line is outside the dates of the claim.',
  amount: 'A line needs units and an amount above zero.',
  total: 'The lines don’t add up to the claim’s total.',
  attending: 'Add the attending physician with an NPI.',
  admitted: 'Add the admission date.',
  bill_type: 'The type of bill needs 3 digits, such as 211.',
  value_codes: 'Add value code 80 (covered days).',
  payer_number: 'A replacement or void needs the payer’s claim number.',
} as const;
export type ClaimProblem = keyof typeof CLAIM_PROBLEMS;

/** True if the 10 digits end with the check digit of an NPI (Luhn with the prefix 80840). */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  let sum = 24;
  for (const [index, digit] of [...text].entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const isCode = (text: string | null, shape: RegExp): boolean => text !== null && shape.test(text);

export function findProfileProblems(
  profile: PayerProfile,
  address: ClaimBatch['address'],
): readonly ClaimProblem[] {
  const checks: readonly (readonly [ClaimProblem, boolean])[] = [
    ['npi', isNpi(profile.npi)],
    ['taxonomy', /^[0-9A-Z]{9}X$/.test(profile.taxonomy)],
    ['tax_id', /^\d{9}$/.test(profile.tax_id)],
    ['payer_id', profile.payer_id.trim() !== '' && profile.payer_name.trim() !== ''],
    ['submitter', profile.submitter_id.trim() !== '' && profile.receiver_id.trim() !== ''],
    [
      'address',
      address.street.trim() !== '' &&
        address.city.trim() !== '' &&
        /^[A-Z]{2}$/.test(address.state) &&
        /^\d{5}(-?\d{4})?$/.test(address.postal_code),
    ],
    [
      'contact',
      profile.contact_name.trim() !== '' &&
        profile.contact_phone.replaceAll(/\D/g, '').length === 10,
    ],
    ['bill_type', profile.claim_kind === 'professional' || /^\d{3}$/.test(profile.bill_type)],
  ];
  return checks.filter(([, isFine]) => !isFine).map(([problem]) => problem);
}

export function findClaimProblems(
  claim: CareClaim,
  profile: PayerProfile,
): readonly ClaimProblem[] {
  const { lines, subscriber } = claim;
  const isFacility = profile.claim_kind === 'institutional';
  const checks: readonly (readonly [ClaimProblem, boolean])[] = [
    ['member_number', isCode(subscriber.member_number, /^[A-Za-z0-9 -]{2,80}$/)],
    ['birth_date', subscriber.birth_date !== null],
    ['diagnosis', claim.diagnoses.some((code) => /^[A-Z][0-9][0-9A-Z]/.test(code))],
    ['authorization', !profile.needs_authorization || claim.authorization !== null],
    ['lines', lines.length > 0 && lines.length <= (isFacility ? 999 : 50)],
    [
      'procedure',
      isFacility || lines.every((line) => isCode(line.procedure_code, /^[A-Z0-9]{5}$/)),
    ],
    ['revenue', !isFacility || lines.every((line) => isCode(line.revenue_code, /^\d{4}$/))],
    [
      'dates',
      lines.every(
        ({ from_on, to_on }) =>
          from_on <= to_on && from_on >= claim.from_on && to_on <= claim.to_on,
      ),
    ],
    ['amount', lines.every(({ units, cents }) => units > 0 && cents > 0)],
    ['total', lines.reduce((sum, { cents }) => sum + cents, 0) === claim.total_cents],
    [
      'attending',
      !isFacility ||
        (claim.attending_name !== null &&
          claim.attending_npi !== null &&
          isNpi(claim.attending_npi)),
    ],
    ['admitted', !isFacility || claim.admitted_on !== null],
    ['value_codes', !isFacility || claim.value_codes.some(({ code }) => code === '80')],
    ['payer_number', claim.frequency === '1' || claim.payer_claim_number !== null],
  ];
  return checks.filter(([, isFine]) => !isFine).map(([problem]) => problem);
}
