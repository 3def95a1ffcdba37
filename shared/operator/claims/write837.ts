import type { CareClaim, ClaimBatch, ClaimLine, PayerProfile } from './claim.ts';
import { CLAIM_PROBLEMS, findClaimProblems, findProfileProblems } from './problems.ts';
import {
  COMPONENT,
  REPETITION,
  type Segment,
  toX12Amount,
  toX12Date,
  toX12Text,
  writeSegment,
  X12Error,
} from './x12.ts';

/** The implementation guides that the files follow. */
const GUIDES = {
  professional: '005010X222A1',
  institutional: '005010X223A2',
} as const;

const MAX_CLAIMS = 5000;
const MAX_DIAGNOSES = 12;

/** Last name and the rest of a person's name. A name of one word is a last name. */
function splitName(name: string): readonly [last: string, first: string] {
  const words = toX12Text(name, 120).split(' ');
  const last = words.at(-1) ?? '';
  return [last.slice(0, 60), words.slice(0, -1).join(' ').slice(0, 35)];
}

const toZip = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 9);
const compose = (...parts: readonly string[]): string => parts.join(COMPONENT);

/** Units as an X12 decimal: "31", "0.25". */
const toUnits = (units: number): string => toX12Amount(Math.round(units * 100));

function* writeAddress({ address }: ClaimBatch): Generator<Segment> {
  yield ['N3', toX12Text(address.street, 55)];
  yield ['N4', toX12Text(address.city, 30), address.state, toZip(address.postal_code)];
}

function* writeProvider(batch: ClaimBatch): Generator<Segment> {
  const { profile } = batch;
  yield ['HL', '1', '', '20', '1'];
  yield ['PRV', 'BI', 'PXC', profile.taxonomy];
  yield ['NM1', '85', '2', toX12Text(profile.provider_name, 60), '', '', '', '', 'XX', profile.npi];
  yield* writeAddress(batch);
  yield ['REF', 'EI', profile.tax_id];
}

const SEX: Readonly<Record<string, string>> = { female: 'F', male: 'M' };

function* writeSubscriber(batch: ClaimBatch, claim: CareClaim, level: number): Generator<Segment> {
  const { profile } = batch;
  const { name, member_number, birth_date, sex } = claim.subscriber;
  const [last, first] = splitName(name);
  yield ['HL', `${level}`, '1', '22', '0'];
  yield ['SBR', 'P', '18', '', '', '', '', '', '', profile.filing_code];
  const member = toX12Text(member_number ?? '', 80).replaceAll(/[^A-Z0-9]/g, '');
  yield ['NM1', 'IL', '1', last, first, '', '', '', 'MI', member];
  yield* writeAddress(batch);
  yield ['DMG', 'D8', toX12Date(birth_date ?? ''), SEX[sex ?? ''] ?? 'U'];
  const payer = toX12Text(profile.payer_name, 60);
  yield ['NM1', 'PR', '2', payer, '', '', '', '', 'PI', toX12Text(profile.payer_id, 80)];
}

function* writeDiagnoses(claim: CareClaim, kind: PayerProfile['claim_kind']): Generator<Segment> {
  const codes = claim.diagnoses.slice(0, MAX_DIAGNOSES).map((code) => code.replaceAll('.', ''));
  const principal = codes.slice(0, 1).map((code) => compose('ABK', code));
  const others = codes.slice(1).map((code) => compose('ABF', code));
  if (kind === 'professional') {
    yield ['HI', ...principal, ...others];
    return;
  }
  yield ['HI', ...principal];
  yield ['HI', ...codes.slice(0, 1).map((code) => compose('ABJ', code))];
  if (others.length > 0) yield ['HI', ...others];
  if (claim.value_codes.length > 0)
    yield [
      'HI',
      ...claim.value_codes
        .slice(0, 12)
        .map(({ code, value }) => compose('BE', code, '', '', toX12Amount(value))),
    ];
}

function* writeReferences(claim: CareClaim): Generator<Segment> {
  if (claim.authorization !== null) yield ['REF', 'G1', toX12Text(claim.authorization, 50)];
  if (claim.frequency !== '1' && claim.payer_claim_number !== null)
    yield ['REF', 'F8', toX12Text(claim.payer_claim_number, 50)];
}

function* writeClaim(profile: PayerProfile, claim: CareClaim): Generator<Segment> {
  const amount = toX12Amount(claim.total_cents);
  const number = toX12Text(claim.number, 20);
  if (profile.claim_kind === 'professional') {
    const place = compose(profile.place_of_service, 'B', claim.frequency);
    yield ['CLM', number, amount, '', '', place, 'Y', 'A', 'Y', 'Y'];
    yield* writeReferences(claim);
    yield* writeDiagnoses(claim, 'professional');
    return;
  }
  const place = compose(profile.bill_type.slice(0, 2), 'A', claim.frequency);
  yield ['CLM', number, amount, '', '', place, '', 'A', 'Y', 'Y'];
  yield ['DTP', '434', 'RD8', `${toX12Date(claim.from_on)}-${toX12Date(claim.to_on)}`];
  yield ['DTP', '435', 'D8', toX12Date(claim.admitted_on ?? '')];
  yield ['CL1', '3', '1', claim.patient_status];
  yield* writeReferences(claim);
  yield* writeDiagnoses(claim, 'institutional');
  const [last, first] = splitName(claim.attending_name ?? '');
  yield ['NM1', '71', '1', last, first, '', '', '', 'XX', claim.attending_npi ?? ''];
}

function* writeLine(profile: PayerProfile, line: ClaimLine, index: number): Generator<Segment> {
  const procedure =
    line.procedure_code === null
      ? ''
      : compose('HC', line.procedure_code, ...line.modifiers.slice(0, 4));
  const amount = toX12Amount(line.cents);
  const units = toUnits(line.units);
  yield ['LX', `${index + 1}`];
  if (profile.claim_kind === 'professional') {
    // UN also covers days: the procedure code defines the unit.
    yield ['SV1', procedure, amount, 'UN', units, '', '', '1'];
  } else {
    const unit = line.unit_kind === 'day' ? 'DA' : 'UN';
    yield ['SV2', line.revenue_code ?? '', procedure, amount, unit, units];
  }
  const from = toX12Date(line.from_on);
  yield line.from_on === line.to_on
    ? ['DTP', '472', 'D8', from]
    : ['DTP', '472', 'RD8', `${from}-${toX12Date(line.to_on)}`];
  yield ['REF', '6R', line.id.replaceAll('-', '').slice(0, 30).toUpperCase()];
}

function* writeTransaction(batch: ClaimBatch): Generator<Segment> {
  const { profile, control_number, created_at } = batch;
  const time = created_at.slice(11, 16).replace(':', '');
  yield ['ST', '837', '0001', GUIDES[profile.claim_kind]];
  yield ['BHT', '0019', '00', `${control_number}`, toX12Date(created_at), time, 'CH'];
  const provider = toX12Text(profile.provider_name, 60);
  yield ['NM1', '41', '2', provider, '', '', '', '', '46', toX12Text(profile.submitter_id, 80)];
  const phone = profile.contact_phone.replaceAll(/\D/g, '');
  yield ['PER', 'IC', toX12Text(profile.contact_name, 60), 'TE', phone];
  const receiver = toX12Text(profile.receiver_name, 60);
  yield ['NM1', '40', '2', receiver, '', '', '', '', '46', toX12Text(profile.receiver_id, 80)];
  yield* writeProvider(batch);
  for (const [index, claim] of batch.claims.entries()) {
    yield* writeSubscriber(batch, claim, index + 2);
    yield* writeClaim(profile, claim);
    for (const [position, line] of claim.lines.entries()) yield* writeLine(profile, line, position);
  }
}

/** Names the first problem of a batch; null if it can be written. */
function findBatchProblem({ profile, address, claims }: ClaimBatch): string | null {
  if (claims.length === 0 || claims.length > MAX_CLAIMS) return 'A file has 1 to 5,000 claims.';
  const [common] = findProfileProblems(profile, address);
  if (common !== undefined) return CLAIM_PROBLEMS[common];
  for (const claim of claims) {
    const [problem] = findClaimProblems(claim, profile);
    if (problem !== undefined) return `${claim.number}: ${CLAIM_PROBLEMS[problem]}`;
  }
  return null;
}

/**
 * Returns a batch as an 837 file, one segment per line. The same batch always gives the same file. Throws an error that
 * names the claim if something is missing.
 */
export function write837(batch: ClaimBatch): string {
  const problem = findBatchProblem(batch);
  if (problem !== null) throw new X12Error(problem);
  const { profile, control_number, created_at, is_test } = batch;
  const control = `${control_number}`.padStart(9, '0');
  const sender = toX12Text(profile.submitter_id, 15);
  const receiver = toX12Text(profile.receiver_id, 15);
  const day = toX12Date(created_at);
  const time = created_at.slice(11, 16).replace(':', '');
  const body = [...writeTransaction(batch)];
  const interchange = [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    'ZZ',
    sender.padEnd(15),
    'ZZ',
    receiver.padEnd(15),
    day.slice(2),
    time,
    REPETITION,
    '00501',
    control,
    '0',
    is_test ? 'T' : 'P',
    COMPONENT,
  ];
  const segments: readonly Segment[] = [
    interchange,
    ['GS', 'HC', sender, receiver, day, time, `${control_number}`, 'X', GUIDES[profile.claim_kind]],
    ...body,
    ['SE', `${body.length + 1}`, '0001'],
    ['GE', '1', `${control_number}`],
    ['IEA', '1', control],
  ];
  return `${segments.map(writeSegment).join('\n')}\n`;
}
