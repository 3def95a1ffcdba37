import { expandHeading } from '../records/abbreviations.ts';
import type { Field, Noun } from '../records/noun.ts';
import { editableFields } from '../records/schema.ts';

/** Field name for each file column; null if it isn't imported. */
export type ColumnMapping = readonly (string | null)[];

/** Field aliases from other programs. Several text columns can map to one field, such as first and last name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  name: [
    'full name',
    'contact',
    'contact name',
    'client',
    'client name',
    'first name',
    'given name',
    'middle name',
    'additional name',
    'last name',
    'surname',
    'family name',
    'suffix',
    'name suffix',
  ],
  company: [
    'company name',
    'organization',
    'organisation',
    'organization name',
    'organization 1 name',
    'account',
    'account name',
    'firm',
    'employer',
    'business',
  ],
  job_title: ['title', 'position', 'job', 'job role', 'organization title', 'organization 1 title'],
  role: ['type', 'kind', 'contact type', 'category', 'relationship'],
  email: [
    'email',
    'mail',
    'mail address',
    'email address',
    'e mail address',
    'email 1',
    'primary email',
    'work email',
    'e mail 1 value',
  ],
  phone: [
    'telephone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'work phone',
    'business phone',
    'phone 1 value',
    'primary phone',
  ],
  more_emails: [
    'email 2',
    'email 3',
    'e mail 2',
    'e mail 3',
    'e mail 2 address',
    'e mail 3 address',
    'home e mail',
    'work e mail',
    'e mail 2 value',
    'e mail 3 value',
    'e mail 4 value',
    'e mail 5 value',
    'second email',
    'secondary email',
    'other email',
    'alternate email',
    'home email',
    'personal email',
    'private email',
    'work email',
  ],
  more_phones: [
    'phone 2',
    'phone 3',
    'phone 2 value',
    'phone 3 value',
    'phone 4 value',
    'phone 5 value',
    'phone 6 value',
    'second phone',
    'secondary phone',
    'other phone',
    'home phone',
    'personal phone',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'work phone',
    'business phone',
    'business phone 2',
    'home phone 2',
    'company main phone',
    'primary phone',
    'car phone',
  ],
  more_addresses: [
    'home address',
    'other address',
    'second address',
    'address 2 formatted',
    'address 3 formatted',
    'home street',
    'home street 2',
    'home street 3',
    'home city',
    'home state',
    'home postal code',
    'home country region',
    'home country',
    'other street',
    'other street 2',
    'other street 3',
    'other city',
    'other state',
    'other postal code',
    'other country region',
    'other country',
  ],
  street: [
    'address',
    'street address',
    'address 1',
    'business street',
    'business street 2',
    'business street 3',
    'mailing street',
    'address 1 street',
    'address 1 extended address',
  ],
  city: ['town', 'mailing city', 'business city', 'address 1 city'],
  state: ['province', 'region', 'us state', 'mailing state', 'business state', 'address 1 region'],
  source: ['lead source', 'origin', 'how we met'],
  tags: ['labels', 'groups', 'group membership', 'keywords', 'categories'],
  notes: ['note', 'comments', 'comment', 'description', 'remarks', 'memo'],
  do_not_contact: ['opt out', 'opted out', 'unsubscribed', 'do not call', 'dnc'],
  property_name: [
    'name',
    'community',
    'community name',
    'property',
    'property name',
    'facility',
    'facility name',
  ],
  property_type: ['type', 'property type', 'care type', 'kind', 'category'],
  street_address: ['street', 'address', 'address 1', 'street address 1'],
  postal_code: ['zip', 'zip code', 'postal code'],
  total_units: ['units', 'unit count', 'number of units'],
  total_beds: ['beds', 'bed count', 'number of beds'],
  square_footage: ['sq ft', 'square feet', 'square footage', 'size'],
  price: ['asking price', 'list price', 'asking'],
  noi: ['net operating income'],
  cap_rate: ['cap rate', 'cap'],
  occupancy_rate: ['occupancy', 'occupied', 'occ'],
  census: ['residents'],
  avg_monthly_rate: ['average rate', 'monthly rate', 'average rent'],
  ccn: ['cms number', 'provider number', 'certification number'],
  is_confidential: ['confidential', 'blind'],
  is_unlisted: ['unlisted', 'link only'],
  pictures: ['photos', 'images', 'picture files', 'photo files', 'image files'],
  picture_texts: ['alt text', 'alt texts', 'captions', 'picture descriptions'],
  amount: ['value', 'price', 'deal value'],
  resident: ['resident name', 'patient', 'patient name', 'member'],
  preferred_name: ['nickname', 'goes by'],
  birth_date: ['dob', 'birthdate', 'date of birth', 'birthday'],
  sex: ['gender'],
  medicare_number: ['mbi', 'medicare', 'medicare id'],
  medicaid_number: ['medicaid', 'medicaid id'],
  unit: ['room', 'apartment', 'apt', 'unit number', 'room number'],
  moved_in_on: ['move in', 'move in date', 'admission date', 'admit date', 'admitted'],
  payor: ['payer', 'payor type', 'primary payor', 'payment source'],
  license_category: ['care type', 'level', 'license'],
  market_rate: ['rate', 'rent', 'market rent', 'monthly rate', 'price'],
  square_feet: ['sq ft', 'square footage', 'size', 'area'],
  relation: ['relationship'],
  drug: ['medication', 'medication name', 'med', 'drug name'],
  dose: ['strength', 'dosage'],
  schedule: ['frequency', 'sig', 'how often'],
  times: ['administration times', 'pass times', 'time'],
  prn_reason: ['indication', 'reason'],
  prescriber: ['physician', 'doctor', 'provider', 'ordered by'],
  starts_on: ['start', 'start date', 'order date'],
  stops_on: ['stop', 'stop date', 'end', 'end date'],
  controlled_schedule: ['dea schedule', 'controlled'],
};

/** Field types that can combine several columns. */
const JOINED: ReadonlySet<Field['type']> = new Set(['text', 'longText', 'tags', 'ways']);

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const importedFields = (noun: Noun): readonly Field[] =>
  editableFields(noun).filter(({ type }) => type !== 'person' && type !== 'record');

export const takesSeveral = ({ type }: Field): boolean => JOINED.has(type);

/** Maps columns by heading: the field's own name first, then aliases. */
export function matchColumns(noun: Noun, head: readonly string[]): ColumnMapping {
  const fields = importedFields(noun);
  const usedFields = new Set<string>();
  const named = head.map(plain);
  const expanded = head.map(expandHeading);
  const byName = (label: string) => fields.find((field) => namesOf(field).includes(label));
  const exact = named.map((label) => take(byName(label)));
  const own = exact.map((name, column) => name ?? take(byName(expanded[column] ?? '')));

  function take(field: Field | undefined): string | null {
    if (field === undefined || (usedFields.has(field.name) && !takesSeveral(field))) return null;
    usedFields.add(field.name);
    return field.name;
  }
  return own.map((name, column) => {
    if (name !== null) return name;
    const labels = [named[column] ?? '', expanded[column] ?? ''];
    const isAlias = (one: Field) => labels.some((label) => ALIASES[one.name]?.includes(label));
    for (const field of fields.filter(isAlias)) {
      // A field with a column of its own name takes no other, unless it accepts several.
      const isFilled = own.includes(field.name) && field.type !== 'ways';
      const found = isFilled ? null : take(field);
      if (found !== null) return found;
    }
    return null;
  });
}

const namesOf = ({ name, label }: Field): readonly string[] => [plain(name), plain(label)];

/** Required fields that no column maps to. */
export const missingFields = (noun: Noun, matching: ColumnMapping): readonly Field[] =>
  importedFields(noun).filter(({ isRequired, name }) => isRequired && !matching.includes(name));
