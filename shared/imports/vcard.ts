import { decodeBase64, decodeQuotedPrintable } from './transferEncoding.ts';

/** A property of a card. Values are decoded but still escaped, because a separator can be part of a text. */
export interface CardProperty {
  readonly name: string;
  readonly group: string;
  /** Lowercase, such as `work` or `cell`. */
  readonly types: readonly string[];
  /** 1 is the most preferred; 101 if nothing is said. */
  readonly preference: number;
  readonly value: string;
}

export interface Card {
  /** Place in the file, from 1. */
  readonly at: number;
  readonly version: string;
  readonly properties: readonly CardProperty[];
  /** Why the card can't be imported. */
  readonly problem: string | null;
}

const LONGEST_HEADER = 1_000;
const LONGEST_VALUE = 32_767;
const MAX_PROPERTIES = 500;

export const CARD_PROBLEMS = {
  cutOff: 'The card has no end, so part of it may be missing. Export the contacts again.',
  tooLong: 'A text of this card is too long.',
  tooMany: `The card has more than ${MAX_PROPERTIES} entries.`,
  charset: "We can't read the text encoding of this card. Export the contacts as UTF-8.",
} as const;

/** Everything else, such as photos, sounds, and keys, is skipped unread. */
const READ = new Set([
  'ADR',
  'AGENT',
  'BDAY',
  'BEGIN',
  'CATEGORIES',
  'EMAIL',
  'END',
  'FN',
  'KIND',
  'N',
  'NICKNAME',
  'NOTE',
  'ORG',
  'ROLE',
  'TEL',
  'TITLE',
  'URL',
  'VERSION',
  'X-ABLABEL',
  'X-ADDRESSBOOKSERVER-KIND',
  'X-DO-NOT-CONTACT',
]);

interface Header {
  readonly name: string;
  readonly group: string;
  readonly parameters: readonly string[];
  readonly isQuotedPrintable: boolean;
  /** Where the value starts. */
  readonly end: number;
}

const START = /^\uFEFF?\s*BEGIN:VCARD\s/i;

/** True if a text starts as a vCard file does. */
export const isVcard = (text: string): boolean => START.test(text.slice(0, LONGEST_HEADER));

function* splitLines(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const end = feed === -1 ? text.length : feed;
    yield text.slice(from, text[end - 1] === '\r' ? end - 1 : end);
    from = end + 1;
  }
}

/** Reads `item1.TEL;TYPE="work,voice":`; undefined if the line isn't a property that is read. */
function parseHeader(line: string): Header | undefined {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < Math.min(line.length, LONGEST_HEADER); at++) {
    const sign = line[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || (sign !== ';' && sign !== ':')) continue;
    parts.push(line.slice(from, at));
    from = at + 1;
    if (sign !== ':') continue;
    const [full = '', ...parameters] = parts;
    const dot = full.lastIndexOf('.');
    const name = full
      .slice(dot + 1)
      .trim()
      .toUpperCase();
    if (!READ.has(name)) return undefined;
    return {
      name,
      group: full.slice(0, Math.max(dot, 0)).toLowerCase(),
      parameters,
      isQuotedPrintable: parameters.some((one) => /^(?:encoding=)?quoted-printable$/i.test(one)),
      end: from,
    };
  }
  return undefined;
}

/** A property whose further lines are still read. */
interface OpenProperty {
  readonly header: Header;
  readonly parts: string[];
  length: number;
  /** True if its last line ended with a soft line break of quoted-printable. */
  isContinued: boolean;
}

interface OpenCard {
  version: string;
  problem: string | null;
  readonly properties: CardProperty[];
  /** Depth of cards inside `AGENT`, which are skipped. */
  inner: number;
}

function toProperty(header: Header, value: string): CardProperty | string {
  const { name, group, parameters } = header;
  const valuesOf = (key: string) =>
    parameters.flatMap((one) => {
      const [name = '', ...rest] = one.toLowerCase().split('=');
      return name.trim() === key ? rest.join('=').replaceAll('"', '').split(',') : [];
    });
  const types = [
    ...valuesOf('type'),
    ...parameters.filter((one) => !one.includes('=')).map((one) => one.toLowerCase()),
  ].map((one) => one.trim());
  const [preference] = valuesOf('pref');
  const [charset] = valuesOf('charset');
  const isBase64 = ['b', 'base64'].includes(valuesOf('encoding')[0] ?? '');
  const decoded = header.isQuotedPrintable
    ? decodeQuotedPrintable(value, charset)
    : isBase64 || types.includes('base64')
      ? decodeBase64(value, charset)
      : value;
  if (decoded === null) return CARD_PROBLEMS.charset;
  return {
    name,
    group,
    types,
    preference: types.includes('pref') ? 1 : Number(preference) || 101,
    value: decoded,
  };
}

/**
 * Reads the cards of vCard 4.0 (RFC 6350), 3.0, and 2.1: several per file, with folded lines, groups, and
 * quoted-printable. A card that can't be read has a problem and doesn't hide the ones after it.
 */
export function* readCards(text: string): Generator<Card> {
  let at = 0;
  let card: OpenCard | null = null;
  let property: OpenProperty | null = null;

  const end = ({ version, properties, problem }: OpenCard, broken: string | null = null): Card => ({
    at,
    version,
    properties,
    problem: problem ?? broken,
  });

  const source = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  for (const line of splitLines(source)) {
    if (property?.isContinued) {
      addLine(property, line);
      continue;
    }
    if (/^[ \t]/.test(line)) {
      // 2.1 folds at a space, which stays; later versions add one.
      if (property !== null) addLine(property, card?.version === '2.1' ? line : line.slice(1));
      continue;
    }
    const isAgent = property?.header.name === 'AGENT' && property.length === 0;
    if (card !== null && property !== null) closeProperty(card, property);
    property = null;
    const header = parseHeader(line);
    if (header === undefined) continue;
    const isCard = /^vcard\s*$/i.test(line.slice(header.end));
    if (header.name === 'BEGIN' && isCard) {
      if (card !== null && (isAgent || card.inner > 0)) {
        card.inner += 1;
        continue;
      }
      if (card !== null) yield end(card, CARD_PROBLEMS.cutOff);
      at += 1;
      card = { version: '', problem: null, properties: [], inner: 0 };
    } else if (card === null) {
      // A line between cards.
    } else if (header.name === 'END' && isCard) {
      if (card.inner > 0) {
        card.inner -= 1;
        continue;
      }
      yield end(card);
      card = null;
    } else if (card.inner === 0) {
      property = { header, parts: [], length: 0, isContinued: false };
      addLine(property, line.slice(header.end));
    }
  }
  if (card !== null) {
    if (property !== null) closeProperty(card, property);
    yield end(card, CARD_PROBLEMS.cutOff);
  }
}

function addLine(property: OpenProperty, line: string): void {
  const isContinued = property.header.isQuotedPrintable && line.endsWith('=');
  const part = isContinued ? line.slice(0, -1) : line;
  property.isContinued = isContinued;
  property.length += part.trim() === '' ? 0 : part.length;
  if (property.length <= LONGEST_VALUE) property.parts.push(part);
}

function closeProperty(card: OpenCard, { header, parts, length }: OpenProperty): void {
  if (header.name === 'VERSION') card.version = parts.join('').trim();
  else if (length > LONGEST_VALUE) card.problem ??= CARD_PROBLEMS.tooLong;
  else if (card.properties.length === MAX_PROPERTIES) card.problem ??= CARD_PROBLEMS.tooMany;
  else {
    const property = toProperty(header, parts.join(''));
    if (typeof property === 'string') card.problem ??= property;
    else card.properties.push(property);
  }
}

/** Removes the escapes of a text. In 2.1 only separators are escaped, so `C:\new` stays. */
export const unescapeCardText = (text: string, version: string): string =>
  text.replace(/\\([\s\S])/g, (whole, sign: string) => {
    if (version === '2.1') return /[\\;,]/.test(sign) ? sign : whole;
    return sign === 'n' || sign === 'N' ? '\n' : sign;
  });

/** Splits a value at unescaped separators, and unescapes its parts. */
export function splitCardValue(value: string, separator: ';' | ',', version: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '\\') at += 1;
    else if (value[at] === separator) {
      parts.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, value.slice(from)].map((part) => unescapeCardText(part, version).trim());
}
