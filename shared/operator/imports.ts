import type { Field, Noun } from '../records/noun.ts';
import { residentContact } from '../records/nouns/residentContact.ts';
import { DOSE_SCHEDULES, ROUTES_OF_DRUGS } from './medications.ts';
import { PAYORS } from './residents.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from './units.ts';

/** What can be imported into a community, as a noun with the columns of its files. */
export interface CommunityImport {
  readonly noun: Noun;
  /** The right it needs. */
  readonly right: { readonly kind: string; readonly verb: 'adds' | 'changes' };
  /** What can happen to rows that are already there. */
  readonly duplicates: readonly (readonly ['skip' | 'update' | 'create', string])[];
  /** How rows find what they belong to. */
  readonly about: string;
  /** Rows of the sample file, by field. */
  readonly sample: readonly Readonly<Record<string, string>>[];
}

const SKIP = ['skip', 'Skip them'] as const;
const UPDATE = ['update', 'Update what is there with what the file has'] as const;
const ANYWAY = ['create', 'Import anyway'] as const;

const line = (name: string, label: string, longest: number) =>
  ({ name, label, type: 'text', longest }) as const satisfies Field;
const RESIDENT = { ...line('resident', 'Resident', 120), isRequired: true } as const;
const BIRTH_DATE = { name: 'birth_date', label: 'Birth date', type: 'date' } as const;
const BUILDING = line('building', 'Building', 80);
const FLOOR = line('floor', 'Floor', 80);
const MARKET_RATE = {
  name: 'market_rate',
  label: 'Market rate',
  type: 'money',
  least: 0,
  most: 1_000_000,
} as const satisfies Field;

const ofCommunity = { scope: 'community', outlivesOwner: true } as const;

const residents: CommunityImport = {
  right: { kind: 'residents', verb: 'adds' },
  duplicates: [SKIP, ANYWAY],
  about:
    'Import units first. With a unit and a move-in date, residents appear on the census; without, they wait as not moved in.',
  noun: {
    ...ofCommunity,
    kind: 'residents',
    one: 'resident',
    many: 'residents',
    path: '/operator/residents',
    title: 'name',
    fields: [
      { ...line('name', 'Resident', 120), isRequired: true },
      line('preferred_name', 'Preferred name', 60),
      BIRTH_DATE,
      {
        name: 'sex',
        label: 'Sex',
        type: 'choice',
        choices: [
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: 'other', label: 'Other' },
        ],
      },
      line('medicare_number', 'Medicare number', 20),
      line('medicaid_number', 'Medicaid number', 20),
      BUILDING,
      FLOOR,
      line('unit', 'Unit', 40),
      line('bed', 'Bed', 20),
      { name: 'moved_in_on', label: 'Moved in', type: 'date' },
      { name: 'is_second_occupant', label: 'Second occupant', type: 'flag' },
      { name: 'payor', label: 'Payor', type: 'choice', choices: PAYORS },
    ],
  },
  sample: [
    {
      name: 'Margaret Ellis',
      birth_date: '3/14/1938',
      sex: 'Female',
      unit: '101',
      moved_in_on: '9/1/2026',
      payor: 'Private pay',
    },
    {
      name: 'Walter Grant',
      preferred_name: 'Walt',
      birth_date: '11/2/1934',
      sex: 'Male',
      unit: '102',
      bed: 'A',
      moved_in_on: '5/20/2026',
      payor: 'Medicaid',
    },
  ],
};

const units: CommunityImport = {
  right: { kind: 'units', verb: 'adds' },
  duplicates: [SKIP, UPDATE],
  about: 'Buildings, floors, and beds that are new are added with their units.',
  noun: {
    ...ofCommunity,
    kind: 'units',
    one: 'unit',
    many: 'units',
    path: '/operator/properties',
    title: 'name',
    fields: [
      { ...line('name', 'Unit', 40), isRequired: true },
      BUILDING,
      { ...FLOOR, isRequired: true },
      { name: 'type', label: 'Type', type: 'choice', choices: UNIT_TYPES },
      {
        name: 'license_category',
        label: 'License category',
        type: 'choice',
        choices: LICENSE_CATEGORIES,
      },
      { name: 'capacity', label: 'Capacity', type: 'number', least: 1, most: 8 },
      MARKET_RATE,
      { name: 'square_feet', label: 'Square feet', type: 'number', least: 1, most: 20_000 },
      { ...line('beds', 'Beds', 100), hint: 'Such as A, B.' },
      { name: 'notes', label: 'Notes', type: 'longText', longest: 5000 },
    ],
  },
  sample: [
    {
      name: '101',
      building: 'Main building',
      floor: 'Floor 1',
      type: 'Studio',
      license_category: 'Assisted living',
      capacity: '1',
      market_rate: '5,400',
      square_feet: '360',
    },
    {
      name: '102',
      building: 'Main building',
      floor: 'Floor 1',
      type: 'Semi-private room',
      license_category: 'Assisted living',
      capacity: '2',
      market_rate: '4,200',
      square_feet: '420',
      beds: 'A, B',
    },
  ],
};

const rates: CommunityImport = {
  right: { kind: 'units', verb: 'changes' },
  duplicates: [],
  about: 'Updates the market rate of existing units. Nothing else changes.',
  noun: {
    ...ofCommunity,
    kind: 'unit_rates',
    one: 'market rate',
    many: 'market rates',
    path: '/operator/properties',
    title: 'name',
    fields: [
      { ...line('name', 'Unit', 40), isRequired: true },
      BUILDING,
      FLOOR,
      { ...MARKET_RATE, isRequired: true },
    ],
  },
  sample: [
    { name: '101', building: 'Main building', floor: 'Floor 1', market_rate: '5,550' },
    { name: '102', building: 'Main building', floor: 'Floor 1', market_rate: '4,300' },
  ],
};

const contacts: CommunityImport = {
  right: { kind: 'resident_contacts', verb: 'adds' },
  duplicates: [SKIP, UPDATE, ANYWAY],
  about: 'Residents are found by name, and by birth date if two have the same name.',
  noun: {
    ...ofCommunity,
    kind: 'resident_contacts',
    one: 'contact',
    many: 'resident contacts',
    path: '/operator/residents',
    title: 'name',
    fields: [
      RESIDENT,
      BIRTH_DATE,
      { ...line('name', 'Contact', 120), isRequired: true },
      ...residentContact.fields.filter(({ name }) =>
        ['relation', 'roles', 'phone', 'email'].includes(name),
      ),
    ],
  },
  sample: [
    {
      resident: 'Margaret Ellis',
      birth_date: '3/14/1938',
      name: 'Nora Ellis',
      relation: 'Daughter',
      roles: 'Responsible party, Emergency contact',
      phone: '(614) 555-0144',
      email: 'nora.ellis@example.com',
    },
  ],
};

const orders: CommunityImport = {
  right: { kind: 'medication_orders', verb: 'adds' },
  duplicates: [SKIP, ANYWAY],
  about:
    'Residents are found by name and birth date. A nurse reviews each order before its first dose.',
  noun: {
    ...ofCommunity,
    kind: 'medication_orders',
    one: 'medication order',
    many: 'medication orders',
    path: '/operator/residents',
    title: 'drug',
    fields: [
      RESIDENT,
      BIRTH_DATE,
      { ...line('drug', 'Drug', 160), isRequired: true },
      { ...line('dose', 'Dose', 80), isRequired: true },
      { name: 'route', label: 'Route', type: 'choice', choices: ROUTES_OF_DRUGS },
      {
        name: 'schedule',
        label: 'Schedule',
        type: 'choice',
        isRequired: true,
        choices: DOSE_SCHEDULES,
      },
      { ...line('times', 'Times', 100), hint: 'Such as 08:00, 20:00.' },
      { name: 'every_days', label: 'Every days', type: 'number', least: 1, most: 90 },
      line('prn_reason', 'PRN reason', 200),
      {
        name: 'prn_follow_up_minutes',
        label: 'PRN follow-up minutes',
        type: 'number',
        least: 10,
        most: 480,
      },
      { ...line('prescriber', 'Prescriber', 120), isRequired: true },
      { name: 'starts_on', label: 'Starts on', type: 'date' },
      { name: 'stops_on', label: 'Stops on', type: 'date' },
      { name: 'instructions', label: 'Instructions', type: 'longText', longest: 2000 },
      {
        name: 'controlled_schedule',
        label: 'Controlled schedule',
        type: 'choice',
        choices: ['II', 'III', 'IV', 'V'].map((value) => ({ value, label: value })),
      },
      {
        name: 'kind',
        label: 'Kind',
        type: 'choice',
        choices: [
          { value: 'medication', label: 'Medication' },
          { value: 'treatment', label: 'Treatment' },
        ],
      },
    ],
  },
  sample: [
    {
      resident: 'Margaret Ellis',
      birth_date: '3/14/1938',
      drug: 'Lisinopril',
      dose: '10 mg',
      route: 'By mouth',
      schedule: 'Daily',
      times: '08:00',
      prescriber: 'Dr. Brandt',
    },
    {
      resident: 'Walter Grant',
      birth_date: '11/2/1934',
      drug: 'Acetaminophen',
      dose: '650 mg',
      route: 'By mouth',
      schedule: 'As needed (PRN)',
      prn_reason: 'pain',
      prescriber: 'Dr. Novak',
    },
  ],
};

export const COMMUNITY_IMPORTS = { residents, units, rates, contacts, orders } as const;
export type CommunityImportName = keyof typeof COMMUNITY_IMPORTS;
