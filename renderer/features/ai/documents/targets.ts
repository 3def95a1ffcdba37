import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { STATES } from '#shared/listings/states.ts';
import type { StoredField } from './extractedFields.ts';

/** Where checked values of a document can be used. */
export type Target = 'statement' | 'listing_draft' | 'checklist' | 'credential';

export const TARGETS: readonly {
  readonly value: Target;
  readonly label: string;
  readonly about: string;
  readonly kinds: readonly DocumentKind[];
}[] = [
  {
    value: 'statement',
    label: 'Open in statement import',
    about: 'Creates a statement and reads the same file there, line by line.',
    kinds: ['t12'],
  },
  {
    value: 'listing_draft',
    label: 'Start a listing draft',
    about: 'Fills a new draft. Nothing is published.',
    kinds: ['license', 'rent_roll', 't12'],
  },
  {
    value: 'checklist',
    label: 'Complete a due diligence item',
    about: 'Marks an open item of one of your transactions as done.',
    kinds: ['t12', 'rent_roll', 'license', 'survey', 'lease', 'insurance', 'other'],
  },
  {
    value: 'credential',
    label: 'Submit to the credential vault',
    about: 'Uploads the file and submits it for review. Vendors only.',
    kinds: ['license', 'insurance'],
  },
];

type Values = ReadonlyMap<string, string>;

export const valuesOf = (fields: readonly StoredField[]): Values =>
  new Map(fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));

const ADDRESS = /^(.{3,80}?), ([A-Za-z .'-]{2,40}),? ([A-Z]{2}) (\d{5})$/;

const withValue = (entries: readonly (readonly [string, string | undefined])[]) =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));

const dollars = (cents: string | undefined): string | undefined =>
  cents === undefined ? undefined : String(Math.round(Number(cents) / 100));

/** Values of a listing draft, by the names of its form. */
export function toDraftValues(
  kind: DocumentKind,
  values: Values,
): Readonly<Record<string, string>> {
  const of = (name: string) => values.get(name);
  if (kind === 'license') {
    const parts = ADDRESS.exec(of('address') ?? '');
    const state = parts?.[3];
    return withValue([
      ['property_name', of('facility_name')],
      ['license_type', of('license_type')],
      ['licensed_beds', of('capacity')],
      ['street_address', parts?.[1]],
      ['city', parts?.[2]],
      ['state', state !== undefined && Object.hasOwn(STATES, state) ? state : undefined],
      ['postal_code', parts?.[4]],
    ]);
  }
  if (kind === 'rent_roll') {
    const units = Number(of('units') ?? 0);
    const occupied = Number(of('occupied') ?? 0);
    return withValue([
      ['total_units', of('units')],
      ['census', of('occupied')],
      [
        'occupancy_rate',
        units > 0 ? String(Math.round((occupied * 1000) / units) / 10) : undefined,
      ],
      ['avg_monthly_rate', dollars(of('average_rent'))],
    ]);
  }
  return withValue([
    ['property_name', of('property')],
    ['noi', dollars(of('noi'))],
  ]);
}

const COVERAGES = ['general', 'auto', 'workers', 'professional', 'umbrella'] as const;

/** Values of a credential; null if the document lacks what the vault requires. */
export function toCredential(
  kind: DocumentKind,
  values: Values,
  today: string,
): Readonly<Record<string, string>> | null {
  const of = (name: string) => values.get(name);
  if (kind === 'insurance') {
    const coverage = COVERAGES.find((one) => (of(`${one}_expires`) ?? '') > today);
    if (coverage === undefined) return null;
    return withValue([
      ['kind', 'insurance'],
      ['coverage', coverage],
      ['issuer', of('insurer')?.slice(0, 160)],
      ['number', of(`${coverage}_policy`)?.slice(0, 60)],
      ['issued_on', of(`${coverage}_effective`)],
      ['expires_on', of(`${coverage}_expires`)],
    ]);
  }
  const state = ADDRESS.exec(of('address') ?? '')?.[3];
  const expires = of('expires_on');
  if (state === undefined || !Object.hasOwn(STATES, state) || expires === undefined) return null;
  if (expires <= today) return null;
  return withValue([
    ['kind', 'license'],
    ['state', state],
    ['number', of('license_number')?.slice(0, 60)],
    ['issued_on', of('issued_on')],
    ['expires_on', expires],
  ]);
}
