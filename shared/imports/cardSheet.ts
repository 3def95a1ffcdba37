import { findState } from '../records/abbreviations.ts';
import { type ContactMethodKind, serializeContactMethod } from '../records/contactMethods.ts';
import { STATE_CHOICES } from '../records/inputValue.ts';
import { decodeText } from '../sheet/decodeText.ts';
import { type Cell, SHEET_LIMITS, type Sheet, type SheetRow } from '../sheet/sheet.ts';
import { SheetError } from '../sheet/sheetError.ts';
import { getMethodKind, isFaxLabel } from './contactLabels.ts';
import {
  type Card,
  type CardProperty,
  readCards,
  splitCardValue,
  unescapeCardText,
} from './vcard.ts';

/** Columns of a vCard file. The first ones have the names of a contact's fields; nothing is mapped to the others. */
const COLUMNS = [
  'Name',
  'Company',
  'Job title',
  'Email',
  'Email type',
  'Other emails',
  'Phone',
  'Phone type',
  'Do not call',
  'Other phones',
  'Street',
  'City',
  'State',
  'Other addresses',
  'Tags',
  'Notes',
  'Do not contact',
  'ZIP code',
  'Country',
  'Department',
  'Nickname',
  'Fax',
  'Website',
  'Birthday',
] as const;
type Column = (typeof COLUMNS)[number];
type CardCells = Partial<Record<Column, string>>;

const GROUP_PROBLEM = 'This card is a group, not a person. Groups aren’t imported.';
const EVERY = 1_000;

/** Reads a vCard file as a sheet with a row per card. */
export function readCardSheet(bytes: Uint8Array, onProgress: (share: number) => void): Sheet {
  const { text, encoding } = decodeCardText(bytes);
  const found: { at: number; cells: CardCells; problem: string | null }[] = [];
  for (const card of readCards(text)) {
    if (found.length === SHEET_LIMITS.rows) throw new SheetError('tooManyCards');
    const isGroup = card.properties.some(
      ({ name, value }) => name.endsWith('KIND') && value.trim().toLowerCase() === 'group',
    );
    found.push({
      at: card.at,
      cells: toCells(card),
      problem: card.problem ?? (isGroup ? GROUP_PROBLEM : null),
    });
    if (found.length % EVERY === 0) onProgress(found.length / SHEET_LIMITS.rows);
  }
  const used = COLUMNS.filter(
    (column) => column === 'Name' || found.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
  const rows = found.map(({ at, cells, problem }): SheetRow => {
    const row: readonly Cell[] = used.map((column) => cells[column] || null);
    return problem === null ? { at, cells: row } : { at, cells: row, problem };
  });
  return { names: [], index: 0, encoding, unit: 'card', head: used, rows };
}

function decodeCardText(bytes: Uint8Array) {
  try {
    return decodeText(bytes);
  } catch (error) {
    const isUnknown = error instanceof SheetError && error.problem === 'encoding';
    throw isUnknown ? new SheetError('cardEncoding') : error;
  }
}

/** Removes characters that no field can have; quoted-printable can encode any. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ');

/** Numbers copied from phones have invisible direction marks and typographic spaces and hyphens. */
const cleanPhone = (text: string): string =>
  oneLine(text.replace(/^tel:/i, '').replace(/;ext=/i, ' x'))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ ?(?:extension|ext\.?) ?(?=\d)/i, ' x');

interface Method {
  readonly kind: ContactMethodKind | null;
  readonly isQuiet: boolean;
  readonly preference: number;
  readonly value: string;
}

const toLine = ({ kind, isQuiet, value }: Method): string =>
  serializeContactMethod({ kind: kind ?? 'other', isQuiet, value });

function toCells(card: Card): CardCells {
  const { properties, version } = card;
  const labels = new Map(
    properties
      .filter(({ name, group }) => name === 'X-ABLABEL' && group !== '')
      .map(({ group, value }) => [group, value.replace(/^_\$!<|>!\$_$/g, '')]),
  );
  const all = (name: string) => properties.filter((one) => one.name === name);
  const text = (name: string): string => {
    const [first] = all(name);
    return first === undefined ? '' : clean(unescapeCardText(first.value, version));
  };
  const parts = (name: string, separator: ';' | ','): readonly string[] =>
    all(name)
      .flatMap(({ value }) => splitCardValue(value, separator, version))
      .map(oneLine);
  const labelOf = ({ types, group }: CardProperty) => [...types, labels.get(group) ?? ''].join(' ');

  const methods = (
    of: readonly CardProperty[],
    toValue: (text: string) => string,
  ): readonly Method[] =>
    of
      .map((property) => ({
        kind: getMethodKind(labelOf(property)),
        isQuiet: property.types.includes('x-no-calls'),
        preference: property.preference,
        value: toValue(unescapeCardText(property.value, version)),
      }))
      .filter(({ value }) => value !== '')
      .toSorted((one, other) => one.preference - other.preference);
  const [email, ...emails] = methods(all('EMAIL'), (value) =>
    oneLine(value.replace(/^mailto:/i, '')),
  );
  const isFax = (property: CardProperty) => isFaxLabel(labelOf(property));
  const [phone, ...phones] = methods(
    all('TEL').filter((property) => !isFax(property)),
    cleanPhone,
  );
  const [company = '', ...departments] = parts('ORG', ';');
  const addresses = all('ADR').map((property) => toAddress(property, version, labelOf(property)));
  const main = addresses.find(({ isAmerican }) => isAmerican);
  return {
    Name: fullName(card) || text('NICKNAME') || company,
    Company: company,
    'Job title': oneLine(text('TITLE') || text('ROLE')),
    Email: email?.value ?? '',
    'Email type': email?.kind ?? '',
    'Other emails': emails.map(toLine).join('\n'),
    Phone: phone?.value ?? '',
    'Phone type': phone?.kind ?? '',
    'Do not call': phone?.isQuiet === true ? 'yes' : '',
    'Other phones': phones.map(toLine).join('\n'),
    Street: main?.street ?? '',
    City: main?.city ?? '',
    State: main?.state ?? '',
    'Other addresses': addresses
      .filter((one) => one !== main && one.line !== '')
      .map(({ kind, line }) => `${kind ?? 'other'}: ${line}`)
      .join('\n'),
    Tags: parts('CATEGORIES', ',')
      .filter((tag) => tag !== '' && tag.toLowerCase() !== 'mycontacts')
      .join(', '),
    Notes: all('NOTE')
      .map(({ value }) => clean(unescapeCardText(value, version)))
      .join('\n'),
    'Do not contact': text('X-DO-NOT-CONTACT') === 'true' ? 'yes' : '',
    'ZIP code': main?.zip ?? '',
    Country: main?.country ?? '',
    Department: departments.filter(Boolean).join(', '),
    Nickname: oneLine(text('NICKNAME')),
    Fax: methods(all('TEL').filter(isFax), cleanPhone)
      .map(({ value }) => value)
      .join(', '),
    Website: oneLine(text('URL')),
    Birthday: oneLine(text('BDAY')),
  };
}

/** The name as it is shown, or its parts in the usual order. */
function fullName({ properties, version }: Card): string {
  const propertyValue = (wanted: string) =>
    properties.find(({ name }) => name === wanted)?.value ?? '';
  const shown = oneLine(unescapeCardText(propertyValue('FN'), version));
  if (shown !== '') return shown;
  const [family, given, middle, prefix, suffix] = splitCardValue(propertyValue('N'), ';', version);
  return oneLine([prefix, given, middle, family, suffix].filter(Boolean).join(' '));
}

/** An address of the United States fills a contact's own fields; any other one is kept as a line. */
function toAddress({ value }: CardProperty, version: string, label: string) {
  const [box = '', unit = '', street = '', city = '', region = '', zip = '', country = ''] =
    splitCardValue(value, ';', version).map((part) => oneLine(part).replaceAll(';', ','));
  const state = findState(region, STATE_CHOICES)?.value ?? '';
  const isHere =
    country === '' || /^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i.test(country);
  const lines = [street, unit, box].filter(Boolean).join(', ');
  return {
    kind: getMethodKind(label),
    street: lines,
    city,
    state,
    zip,
    country,
    line: [lines, city, [region, zip].filter(Boolean).join(' '), country]
      .filter(Boolean)
      .join(', '),
    isAmerican: isHere && (state !== '' || (region === '' && city !== '')),
  };
}
