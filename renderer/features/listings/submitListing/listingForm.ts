import type { FigureName, SellerFigures } from '#shared/listings/figure-warnings.ts';
import {
  type ListingDetails,
  parseHistoryMonths,
  parsePayorMix,
  parseUnitMix,
} from '#shared/listings/listing-details.ts';
import {
  PROPERTY_TYPES,
  type PropertyType,
  SHORT_PROPERTY_TYPE_LABELS,
} from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../ui/form/textSchemas.ts';

/** All values as typed; a draft keeps even invalid ones. */
export interface FormValues {
  readonly property_type: string;
  readonly property_name: string;
  readonly is_confidential: string;
  readonly is_unlisted: string;
  readonly street_address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly care_level: string;
  readonly license_type: string;
  readonly total_units: string;
  readonly total_beds: string;
  readonly licensed_beds: string;
  readonly square_footage: string;
  readonly year_built: string;
  readonly price: string;
  readonly noi: string;
  readonly cap_rate: string;
  readonly occupancy_rate: string;
  readonly census: string;
  readonly avg_monthly_rate: string;
  readonly ccn: string;
  readonly unit_mix: string;
  readonly payor_mix: string;
  readonly history: string;
  readonly description: string;
  readonly amenities: string;
}

export type FieldName = keyof FormValues;

/** An uploaded photo. */
export interface DraftPicture {
  readonly id: string;
  readonly alt_text: string;
  readonly width: number | null;
  readonly height: number | null;
  /** URL of a photo the listing already has. */
  readonly image_url?: string;
}

export interface Draft {
  readonly values: FormValues;
  readonly pictures: readonly DraftPicture[];
}

type Kind = 'text' | 'long' | 'money' | 'count' | 'percent' | 'choice' | 'flag';

export interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
  readonly required?: true;
  readonly longest?: number;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly (readonly [string, string])[];
  /** Used only for consistency checks and not published. */
  readonly figure?: FigureName;
  /** Not applicable to property without residents. */
  readonly isOfResidents?: true;
  /** Shown for nursing homes and campuses that may include one. */
  readonly isOfNursing?: true;
}

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly Field[];
}

const LAND = new Set(['development-land', 'vacant-land', 'developments', 'vacant-property']);

/** True if people live there, so that beds, residents and rates apply. */
export const hasResidents = (type: string): boolean => !LAND.has(type);

export const STEPS: readonly Step[] = [
  {
    id: 'place',
    title: 'Property and location',
    about: 'Buyers with a plan see the street. Everyone sees city and state.',
    fields: [
      {
        name: 'property_type',
        label: 'Type',
        kind: 'choice',
        required: true,
        choices: [
          ['', 'Choose a type'],
          ...Object.entries(PROPERTY_TYPES).map(
            ([value, label]) =>
              [value, SHORT_PROPERTY_TYPE_LABELS[value as PropertyType] ?? label] as const,
          ),
        ],
      },
      {
        name: 'property_name',
        label: 'Community name',
        kind: 'text',
        required: true,
        longest: 160,
        hint: 'For a confidential sale, use a code name such as “Assisted living near Columbus”.',
      },
      { name: 'street_address', label: 'Street address', kind: 'text', longest: 200 },
      { name: 'city', label: 'City', kind: 'text', required: true, longest: 100 },
      {
        name: 'state',
        label: 'State',
        kind: 'choice',
        required: true,
        choices: [['', 'Choose a state'], ...Object.entries(STATES)],
      },
      { name: 'postal_code', label: 'ZIP code', kind: 'text', longest: 10 },
    ],
  },
  {
    id: 'size',
    title: 'Beds and units',
    about: 'Buyers ask for operating beds, licensed beds and units separately.',
    fields: [
      { name: 'total_units', label: 'Units', kind: 'count', most: 100_000, figure: 'units' },
      {
        name: 'total_beds',
        label: 'Operating beds',
        kind: 'count',
        most: 100_000,
        figure: 'beds',
        isOfResidents: true,
      },
      {
        name: 'licensed_beds',
        label: 'Licensed beds',
        kind: 'count',
        most: 100_000,
        figure: 'licensedBeds',
        isOfResidents: true,
      },
      {
        name: 'care_level',
        label: 'Care',
        kind: 'text',
        longest: 100,
        hint: 'In your own words: “Assisted living with a 20-bed memory neighborhood”.',
        isOfResidents: true,
      },
      {
        name: 'license_type',
        label: 'License',
        kind: 'text',
        longest: 100,
        hint: 'As named by the state.',
        isOfResidents: true,
      },
      {
        name: 'ccn',
        label: 'Federal certification number (CCN)',
        kind: 'text',
        longest: 6,
        hint: 'Six characters from Medicare. Adds ratings, citations and owners from federal files.',
        isOfNursing: true,
      },
      { name: 'year_built', label: 'Year built', kind: 'count', least: 1600, most: 2200 },
      { name: 'square_footage', label: 'Square feet', kind: 'count', least: 1, most: 100_000_000 },
    ],
  },
  {
    id: 'figures',
    title: 'Figures',
    about:
      'Checked against each other as you type. NOI is shown after the NDA; census stays private.',
    fields: [
      {
        name: 'price',
        label: 'Asking price',
        kind: 'money',
        least: 1,
        most: 100_000_000_000,
        figure: 'price',
        hint: 'Leave empty for “On request”.',
      },
      {
        name: 'noi',
        label: 'Annual NOI',
        kind: 'money',
        least: -1_000_000_000,
        most: 100_000_000_000,
        figure: 'noi',
        hint: 'Not published. Used to check the cap rate.',
      },
      { name: 'cap_rate', label: 'Cap rate, %', kind: 'percent', figure: 'capRate' },
      {
        name: 'occupancy_rate',
        label: 'Occupancy, %',
        kind: 'percent',
        figure: 'occupancy',
        isOfResidents: true,
      },
      {
        name: 'census',
        label: 'Census (residents today)',
        kind: 'count',
        most: 100_000,
        figure: 'census',
        hint: 'Not published. Used to check the occupancy.',
        isOfResidents: true,
      },
      {
        name: 'avg_monthly_rate',
        label: 'Average monthly rate',
        kind: 'money',
        most: 1_000_000,
        figure: 'monthlyRate',
        hint: 'Per occupied unit, including care.',
        isOfResidents: true,
      },
    ],
  },
  {
    id: 'mix',
    title: 'Units, payors, census',
    about:
      "Shown to members with a plan, or for a confidential sale, once they've contacted you. Type, or paste from Excel.",
    fields: [
      {
        name: 'unit_mix',
        label: 'Unit mix',
        kind: 'long',
        longest: 4000,
        isOfResidents: true,
      },
      {
        name: 'payor_mix',
        label: 'Payor mix',
        kind: 'long',
        longest: 1000,
        hint: 'Percent of resident days.',
        isOfResidents: true,
      },
      {
        name: 'history',
        label: 'Census and rate by month',
        kind: 'long',
        longest: 4000,
        isOfResidents: true,
      },
    ],
  },
  {
    id: 'story',
    title: 'Description and amenities',
    about: 'What buyers should know before calling: survey history, updates, work needed.',
    fields: [
      { name: 'description', label: 'Description', kind: 'long', longest: 10_000 },
      { name: 'amenities', label: 'Amenities', kind: 'long', longest: 6000, hint: 'One per line.' },
    ],
  },
  {
    id: 'pictures',
    title: 'Photos',
    about: 'The first photo is the cover. Location and camera data are removed before upload.',
    fields: [],
  },
  {
    id: 'confidence',
    title: 'Visibility',
    about: 'Listed, unlisted or confidential. You can combine the last two and change both later.',
    fields: [
      {
        name: 'is_confidential',
        label: 'Sell confidentially',
        kind: 'flag',
        hint: "Buyers see the code name, county and figures. They see the street and your identity beyond your brokerage once they've contacted you. Nothing links this listing to your others. Anyone who saw details before you turned this on still knows them.",
      },
      {
        name: 'is_unlisted',
        label: 'Unlisted: only people with the link',
        kind: 'flag',
        hint: "It isn't in any search, map, count, alert or search engine, or on your pages. You share the link, and people you send it to can pass it on. Anyone who opened it while it was listed still has the link. Unlisting takes effect immediately. Listing it for everyone requires a review.",
      },
    ],
  },
  {
    id: 'review',
    title: 'Review',
    about: 'Our team reviews it next and notifies you of the decision.',
    fields: [],
  },
];

const NAMES: readonly FieldName[] = [
  'property_type',
  'property_name',
  'is_confidential',
  'is_unlisted',
  'street_address',
  'city',
  'state',
  'postal_code',
  'care_level',
  'license_type',
  'total_units',
  'total_beds',
  'licensed_beds',
  'square_footage',
  'year_built',
  'price',
  'noi',
  'cap_rate',
  'occupancy_rate',
  'census',
  'avg_monthly_rate',
  'ccn',
  'unit_mix',
  'payor_mix',
  'history',
  'description',
  'amenities',
];

/** Form values of a draft or listing; missing fields are empty. */
export function toFormValues(held: Readonly<Record<string, unknown>>): FormValues {
  const typed = (value: unknown): string => {
    if (Array.isArray(value)) return value.join('\n');
    if (typeof value === 'boolean') return value ? 'yes' : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return Object.fromEntries(
    NAMES.map((name) => [name, typed(held[name])]),
  ) as unknown as FormValues;
}

/** Parses "19,750,000", "$19.75M" or "7.39%"; null if empty, NaN if invalid. */
export function parseListingNumber(typed: string): number | null {
  const plain = typed.replace(/[$,%\s]/g, '').toLowerCase();
  if (plain === '') return null;
  const [, digits, unit] = /^(-?\d+(?:\.\d+)?)([km]?)$/.exec(plain) ?? [];
  if (digits === undefined) return Number.NaN;
  return Number(digits) * (unit === 'm' ? 1_000_000 : unit === 'k' ? 1000 : 1);
}

const NURSING = new Set(['skilled-nursing', 'ccrc', 'portfolio']);

const isShown = (field: Field, type: string) =>
  (field.isOfResidents !== true || hasResidents(type)) &&
  (field.isOfNursing !== true || NURSING.has(type));

export const fieldsOf = (step: Step, type: string): readonly Field[] =>
  step.fields.filter((field) => isShown(field, type));

/** Parsers of multi-line fields. */
const READERS: Readonly<Partial<Record<FieldName, (typed: string) => { problem?: string }>>> = {
  unit_mix: parseUnitMix,
  payor_mix: parsePayorMix,
  history: parseHistoryMonths,
};

/** Validation error of a field; undefined if valid. */
export function getFieldProblem(field: Field, values: FormValues): string | undefined {
  const typed = values[field.name].trim();
  if (typed === '') {
    return field.required === true ? `Enter the ${field.label.toLowerCase()}.` : undefined;
  }
  if (field.longest !== undefined && typed.length > field.longest) {
    return `Use at most ${field.longest} characters.`;
  }
  if (field.kind === 'text' && !isPlainLine(typed)) return PLAIN_LINE_MESSAGE;
  if (field.name === 'city' && typed.includes(','))
    return 'Enter only the city. The state has its own field.';
  if (field.name === 'ccn' && !/^[0-9A-Z]{6}$/.test(typed)) {
    return 'A CCN has six digits or capital letters, such as 365001.';
  }
  if (field.name === 'postal_code' && !/^\d{5}(-\d{4})?$/.test(typed)) {
    return 'A ZIP code has five or nine digits, such as 43081 or 43081-1234.';
  }
  const { problem } = READERS[field.name]?.(values[field.name]) ?? {};
  if (problem !== undefined) return problem;
  if (field.name === 'amenities' && amenitiesIn(typed).length > 60) return 'Enter at most 60.';
  if (field.kind === 'money' || field.kind === 'count' || field.kind === 'percent') {
    const value = parseListingNumber(typed);
    if (value === null || Number.isNaN(value)) return 'Enter a number.';
    const least = field.least ?? 0;
    const most = field.most ?? (field.kind === 'percent' ? 100 : Number.MAX_SAFE_INTEGER);
    if (value < least || value > most) return `Enter a number from ${least} to ${most}.`;
    if (field.kind === 'count' && !Number.isInteger(value)) return 'Enter a whole number.';
  }
  return undefined;
}

export function getFieldProblems(values: FormValues): Readonly<Partial<Record<FieldName, string>>> {
  return Object.fromEntries(
    STEPS.flatMap((step) => fieldsOf(step, values.property_type)).flatMap((field) => {
      const problem = getFieldProblem(field, values);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}

const figure = (typed: string): number | null => {
  const value = parseListingNumber(typed);
  return value === null || Number.isNaN(value) ? null : value;
};

export const toSellerFigures = (values: FormValues): SellerFigures => {
  const getFigure = (name: FieldName) => figure(values[name]);
  const lived = (name: FieldName) => (hasResidents(values.property_type) ? getFigure(name) : null);
  return {
    type: values.property_type,
    price: getFigure('price'),
    noi: getFigure('noi'),
    capRate: getFigure('cap_rate'),
    units: getFigure('total_units'),
    beds: lived('total_beds'),
    licensedBeds: lived('licensed_beds'),
    occupancy: lived('occupancy_rate'),
    census: lived('census'),
    monthlyRate: lived('avg_monthly_rate'),
  };
};

const amenitiesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** The listing columns set by the form. */
export function toListingColumns(values: FormValues) {
  const getText = (name: FieldName) => values[name].trim() || null;
  const figures = toSellerFigures(values);
  const lives = hasResidents(values.property_type);
  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  return {
    property_type: values.property_type,
    property_name: values.property_name.trim(),
    is_confidential: values.is_confidential === 'yes',
    is_unlisted: values.is_unlisted === 'yes',
    city: values.city.trim(),
    state: values.state,
    care_level: lives ? getText('care_level') : null,
    license_type: lives ? getText('license_type') : null,
    total_units: figures.units,
    total_beds: figures.beds,
    licensed_beds: figures.licensedBeds,
    square_footage: figure(values.square_footage),
    year_built: figure(values.year_built),
    price: whole(figures.price),
    cap_rate: figures.capRate,
    occupancy_rate: figures.occupancy,
    avg_monthly_rate: figures.monthlyRate,
    description: getText('description'),
    amenities: amenitiesIn(values.amenities),
  };
}

/** Units, payors and months; none for land. */
export function toListingDetails(values: FormValues): ListingDetails {
  const lives = hasResidents(values.property_type);
  return {
    ccn: NURSING.has(values.property_type) ? values.ccn.trim() || null : null,
    unit_mix: lives ? parseUnitMix(values.unit_mix).rows : [],
    payor_mix: lives ? parsePayorMix(values.payor_mix).rows : [],
    history: lives ? parseHistoryMonths(values.history).rows : [],
  };
}

/** The seller's NOI, which buyers read after signing the NDA. */
export const toListingNoi = (values: FormValues): number | null => {
  const { noi } = toSellerFigures(values);
  return noi === null ? null : Math.round(noi);
};

export function toListingAddress(values: FormValues) {
  const street = values.street_address.trim();
  if (street === '') return null;
  return { street_address: street, postal_code: values.postal_code.trim() || null };
}
