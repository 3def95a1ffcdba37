import type { Choice } from './choice.ts';

/** Lowercase words separated by single spaces, without dots and other punctuation. */
export const toPlainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}#&]+/gu, ' ')
    .trim();

/** Abbreviations of the trade, and what their choices are called. */
const CHOICE_ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  al: ['assisted living'],
  alf: ['assisted living'],
  'assisted living facility': ['assisted living'],
  mc: ['memory care'],
  mcu: ['memory care'],
  alz: ['memory care'],
  il: ['independent living'],
  ilf: ['independent living'],
  snf: ['skilled nursing'],
  nh: ['skilled nursing'],
  'nursing home': ['skilled nursing'],
  'skilled nursing facility': ['skilled nursing'],
  ccrc: ['ccrc'],
  lpc: ['ccrc'],
  'life plan': ['ccrc'],
  'life plan community': ['ccrc'],
  aa: ['active adult'],
  '55+': ['active adult'],
  'b&c': ['board and care'],
  rcfe: ['board and care'],
  adc: ['adult day care'],
  om: ['offering memorandum', 'om'],
  dd: ['due diligence', 'diligence'],
  loi: ['lois', 'loi signed'],
  baf: ['best and final'],
  uc: ['under contract'],
  ota: ['psa'],
};

const STATE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nev: 'NV',
  okla: 'OK',
  ore: 'OR',
  penn: 'PA',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wis: 'WI',
  wyo: 'WY',
};

/** Returns the choice that a text names by value, label, or a common abbreviation. */
export function findChoice(text: string, choices: readonly Choice[]): Choice | undefined {
  const words = toPlainWords(text);
  const isNamed = (name: string) => (choice: Choice) =>
    toPlainWords(choice.value) === name || toPlainWords(choice.label) === name;
  const exact = choices.find(isNamed(words));
  if (exact !== undefined) return exact;
  for (const name of CHOICE_ABBREVIATIONS[words] ?? []) {
    const found = choices.find(isNamed(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the state that a text names by code, name, or an older abbreviation such as "Calif." */
export function findState(text: string, states: readonly Choice[]): Choice | undefined {
  const words = toPlainWords(text);
  const code = STATE_ABBREVIATIONS[words] ?? words.replaceAll(' ', '').toUpperCase();
  return findChoice(text, states) ?? states.find(({ value }) => value === code);
}

/** Words in column headings that stand for others. */
const HEADING_WORDS: Readonly<Record<string, string>> = {
  addr: 'address',
  amt: 'amount',
  avg: 'average',
  bd: 'beds',
  bds: 'beds',
  bldg: 'building',
  blt: 'built',
  cnty: 'county',
  co: 'company',
  comm: 'community',
  cust: 'customer',
  desc: 'description',
  dt: 'date',
  em: 'email',
  fac: 'facility',
  fname: 'first name',
  lic: 'licensed',
  lname: 'last name',
  loc: 'location',
  mkt: 'market',
  mo: 'monthly',
  mthly: 'monthly',
  nm: 'name',
  occ: 'occupancy',
  occup: 'occupancy',
  oper: 'operating',
  org: 'organization',
  pct: 'percent',
  ph: 'phone',
  prob: 'probability',
  prop: 'property',
  px: 'price',
  sf: 'square feet',
  sqft: 'square feet',
  st: 'state',
  tel: 'phone',
  ttl: 'total',
  typ: 'type',
  uts: 'units',
  yr: 'year',
  zip: 'zip code',
  zipcode: 'zip code',
};

/** Words that say only how a column is written: "Occ %", "Asking price ($)", "No. of beds". */
const HEADING_NOISE = new Set(['#', '$', '%', 'usd', 'pct', 'percent', 'no', 'nbr', 'num', 'of']);

/** Writes out a column heading: "Prop. Nm" becomes "property name", "Occ %" becomes "occupancy". */
export const expandHeading = (heading: string): string =>
  toPlainWords(heading)
    .split(' ')
    .map((word) => word.replace(/^#|#$/g, ''))
    .filter((word) => word !== '' && !HEADING_NOISE.has(word))
    .map((word) => HEADING_WORDS[word] ?? word)
    .join(' ')
    .replace('zip code code', 'zip code');
