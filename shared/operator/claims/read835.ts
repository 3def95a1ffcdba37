import {
  fromX12Amount,
  fromX12Date,
  readTransactions,
  readX12,
  type Segment,
  X12Error,
} from './x12.ts';

/** Why a payer paid less than charged: group, CARC reason code, and amount. */
export interface Adjustment {
  readonly group: string;
  readonly reason: string;
  readonly cents: number;
}

export interface RemittanceService {
  readonly procedure: string;
  readonly line_id: string | null;
  readonly charged_cents: number;
  readonly paid_cents: number;
  readonly from_on: string | null;
  readonly adjustments: readonly Adjustment[];
}

export interface RemittanceClaim {
  readonly claim_number: string;
  /** CLP02: 1 primary, 2 secondary, 3 tertiary, 4 denied, 22 reversal. */
  readonly status_code: string;
  readonly charged_cents: number;
  readonly paid_cents: number;
  readonly patient_cents: number;
  readonly payer_claim_number: string | null;
  readonly patient_name: string;
  /** Adjustments of the whole claim; those of services are with the services. */
  readonly adjustments: readonly Adjustment[];
  readonly services: readonly RemittanceService[];
}

export interface Remittance {
  readonly trace_number: string;
  readonly payer_id: string;
  readonly payer_name: string;
  readonly payee_npi: string | null;
  readonly method: string;
  readonly paid_on: string;
  readonly total_cents: number;
  /** Adjustments of the provider, outside claims. A positive amount reduces the payment. */
  readonly provider_adjustments: readonly Adjustment[];
  readonly claims: readonly RemittanceClaim[];
}

const at = (segment: Segment, index: number): string => segment[index] ?? '';
const centsAt = (segment: Segment, index: number): number =>
  at(segment, index) === '' ? 0 : fromX12Amount(at(segment, index));
const clean = (text: string, longest: number): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longest);

/** CAS holds up to six adjustments of a group, each as reason, amount, and quantity. */
function readAdjustments(segment: Segment): readonly Adjustment[] {
  const found: Adjustment[] = [];
  for (let index = 2; at(segment, index) !== ''; index += 3)
    found.push({
      group: clean(at(segment, 1), 2),
      reason: clean(at(segment, index), 5),
      cents: centsAt(segment, index + 1),
    });
  return found;
}

interface OpenService extends Omit<RemittanceService, 'adjustments' | 'line_id' | 'from_on'> {
  line_id: string | null;
  from_on: string | null;
  adjustments: Adjustment[];
}
interface OpenClaim extends Omit<RemittanceClaim, 'patient_name' | 'adjustments' | 'services'> {
  patient_name: string;
  adjustments: Adjustment[];
  services: OpenService[];
}

const openClaim = (segment: Segment): OpenClaim => ({
  claim_number: clean(at(segment, 1), 38),
  status_code: clean(at(segment, 2), 2),
  charged_cents: centsAt(segment, 3),
  paid_cents: centsAt(segment, 4),
  patient_cents: centsAt(segment, 5),
  payer_claim_number: clean(at(segment, 7), 50) || null,
  patient_name: '',
  adjustments: [],
  services: [],
});

const openService = (segment: Segment, component: string): OpenService => ({
  procedure: clean(at(segment, 1).split(component).slice(0, 2).at(-1) ?? '', 20),
  line_id: null,
  charged_cents: centsAt(segment, 2),
  paid_cents: centsAt(segment, 3),
  from_on: null,
  adjustments: [],
});

function readClaimSegment(claim: OpenClaim, segment: Segment, component: string): void {
  const service = claim.services.at(-1);
  const [id, first] = segment;
  if (id === 'CAS') (service ?? claim).adjustments.push(...readAdjustments(segment));
  else if (id === 'SVC') claim.services.push(openService(segment, component));
  else if (id === 'NM1' && first === 'QC')
    claim.patient_name = clean([at(segment, 4), at(segment, 3)].filter(Boolean).join(' '), 120);
  else if (service !== undefined && id === 'DTM' && (first === '472' || first === '150'))
    service.from_on = fromX12Date(at(segment, 2));
  else if (service !== undefined && id === 'REF' && first === '6R')
    service.line_id = clean(at(segment, 2), 50);
}

function readClaims(segments: readonly Segment[], component: string): readonly OpenClaim[] {
  const claims: OpenClaim[] = [];
  for (const segment of segments) {
    if (segment[0] === 'CLP') claims.push(openClaim(segment));
    else if (segment[0] === 'PLB') break;
    else {
      const claim = claims.at(-1);
      if (claim !== undefined) readClaimSegment(claim, segment, component);
    }
  }
  return claims;
}

const sum = (items: readonly { readonly cents: number }[]): number =>
  items.reduce((total, { cents }) => total + cents, 0);

/** The guide's balancing rules: service, claim, and payment. */
function checkBalance(remittance: Remittance): void {
  for (const claim of remittance.claims) {
    const services = claim.services.flatMap(({ adjustments }) => adjustments);
    for (const { charged_cents, paid_cents, adjustments } of claim.services)
      if (charged_cents - sum(adjustments) !== paid_cents)
        throw new X12Error(`A service of claim ${claim.claim_number} doesn't balance.`);
    if (claim.charged_cents - sum(claim.adjustments) - sum(services) !== claim.paid_cents)
      throw new X12Error(`Claim ${claim.claim_number} doesn't balance.`);
  }
  const paid = remittance.claims.reduce((total, { paid_cents }) => total + paid_cents, 0);
  if (paid - sum(remittance.provider_adjustments) !== remittance.total_cents)
    throw new X12Error("The claims don't add up to the payment.");
}

/** PLB holds up to six adjustments, each as a composite of reason and reference, and an amount. */
const readProviderAdjustments = (segment: Segment, component: string): readonly Adjustment[] => {
  const found: Adjustment[] = [];
  for (let index = 3; at(segment, index) !== ''; index += 2)
    found.push({
      group: 'PLB',
      reason: clean(at(segment, index).split(component)[0] ?? '', 5),
      cents: centsAt(segment, index + 1),
    });
  return found;
};

function readRemittance(segments: readonly Segment[], component: string): Remittance {
  const find = (id: string, first?: string) =>
    segments.find((segment) => segment[0] === id && (first === undefined || segment[1] === first));
  const payment = find('BPR');
  const trace = find('TRN', '1');
  if (payment === undefined || trace === undefined)
    throw new X12Error('The remittance has no payment or trace number.');
  const paidOn = fromX12Date(at(payment, 16));
  if (paidOn === null) throw new X12Error('The remittance has no payment date.');
  const payee = find('N1', 'PE') ?? [];
  const remittance: Remittance = {
    trace_number: clean(at(trace, 2), 50),
    payer_id: clean(at(trace, 3), 30),
    payer_name: clean(at(find('N1', 'PR') ?? [], 2), 60),
    payee_npi: at(payee, 3) === 'XX' ? clean(at(payee, 4), 10) : null,
    method: clean(at(payment, 4), 3),
    paid_on: paidOn,
    total_cents: at(payment, 3) === 'D' ? -centsAt(payment, 2) : centsAt(payment, 2),
    provider_adjustments: segments
      .filter(([id]) => id === 'PLB')
      .flatMap((segment) => readProviderAdjustments(segment, component)),
    claims: readClaims(segments, component),
  };
  if (remittance.trace_number === '') throw new X12Error('The remittance has no trace number.');
  checkBalance(remittance);
  return remittance;
}

/** Returns the remittances of an 835 file. Throws an error that names what is wrong; nothing is read in part. */
export function read835(text: string): readonly Remittance[] {
  const file = readX12(text);
  return readTransactions(file, '835').map((segments) => readRemittance(segments, file.component));
}
