import { STATES } from '#shared/states.ts';
import type { Wish } from './community.ts';

export interface Understood {
  /** As it was written. */
  readonly words: string;
  /** What it was read as. */
  readonly meaning: string;
  readonly wish: Wish;
}

export interface Reading {
  readonly understood: readonly Understood[];
  /** What no rule reads, so that nobody believes it counted. */
  readonly left: readonly string[];
}

type Meaning = Omit<Understood, 'words'>;

interface Rule {
  readonly pattern: RegExp;
  /** Null where the words only look like it. */
  readonly read: (match: RegExpExecArray) => Meaning | null;
}

const LESS = '(?:under|below|less than|up to|at most|no more than|maximum(?: of)?|max)';
const MORE = '(?:over|above|more than|at least|from|minimum(?: of)?|min)';
const AMOUNT = String.raw`(\$?)\s?(\d[\d,]*(?:\.\d+)?)\s?(million|mm|mil|m|thousand|k|billion|b)?\b`;
const PERCENT = String.raw`(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)?`;
const CAP = '(?:cap rate|cap)';

const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

const dollarsWords = (amount: number): string =>
  amount >= 1e6
    ? `$${Number((amount / 1e6).toFixed(2))} million`
    : `$${amount.toLocaleString('en-US')}`;

/** A bare small number is no price: somebody may mean beds. */
function amountOf(sign = '', digits = '', scale = ''): number | null {
  const number = Number(digits.replaceAll(',', ''));
  const amount = number * (SCALES[scale.charAt(0).toLowerCase()] ?? 1);
  return scale !== '' || (sign !== '' && amount >= 1000) || amount >= 100_000 ? amount : null;
}

const bound = (
  name: 'price' | 'beds' | 'occupancy' | 'cap',
  end: 'From' | 'To',
  value: number,
): Wish => ({ [`${name}${end}`]: value });

const TYPES: readonly (readonly [words: string, type: string, meaning: string])[] = [
  ["memory[- ]?care|alzheimer(?:’|')?s?|dementia", 'memory-care', 'Memory care'],
  ['assisted[- ]living|\\bal\\b', 'assisted-living', 'Assisted living'],
  ['independent[- ]living', 'independent-living', 'Independent living'],
  [
    'skilled[- ]nursing(?: facilit(?:y|ies))?|nursing homes?|snfs?',
    'skilled-nursing',
    'Skilled nursing',
  ],
  ['ccrcs?|life[- ]plan|continuing care', 'ccrc', 'Life plan (CCRC)'],
  ['active[- ]adult|55\\+', 'active-adult', 'Active adult 55+'],
  ['board[- ]and[- ]care', 'board-and-care', 'Board and care'],
  ['adult day ?care', 'adult-day-care', 'Adult day care'],
  ['group homes?', 'group-homes', 'Group homes'],
  ['development land', 'development-land', 'Development land'],
  ['vacant land', 'vacant-land', 'Vacant land'],
  ['portfolios?', 'portfolio', 'Portfolio'],
];

const stateRules: readonly Rule[] = Object.entries(STATES)
  // The longer first: West Virginia is not Virginia.
  .toSorted(([, one], [, other]) => other.length - one.length)
  .flatMap(([code, name]) => {
    const read = () => ({ meaning: name, wish: { states: [code] } });
    return [
      { pattern: new RegExp(`\\b${name}\\b`, 'i'), read },
      // Two letters are a state in capitals only: “in” and “or” are words.
      { pattern: new RegExp(`\\b${code}\\b`), read },
    ];
  });

const ranged = (name: 'beds' | 'occupancy' | 'cap', label: (value: number) => string) => ({
  more: (value: number): Meaning => ({
    meaning: `${label(value)} or more`,
    wish: bound(name, 'From', value),
  }),
  less: (value: number): Meaning => ({
    meaning: `${label(value)} or less`,
    wish: bound(name, 'To', value),
  }),
});

const beds = ranged('beds', (value) => `${value} beds`);
const occupancy = ranged('occupancy', (value) => `${value}% occupied`);
const cap = ranged('cap', (value) => `Cap rate of ${value}%`);

const rule = (source: string, read: Rule['read'], flags = 'i'): Rule => ({
  pattern: new RegExp(source, flags),
  read,
});

function priceRule(words: string, end: 'From' | 'To'): Rule {
  return rule(`\\b${words}\\s+${AMOUNT}`, ([, sign, digits, scale]) => {
    const amount = amountOf(sign, digits, scale);
    if (amount === null) return null;
    const meaning = `${dollarsWords(amount)} or ${end === 'To' ? 'less' : 'more'}`;
    return { meaning, wish: bound('price', end, amount) };
  });
}

/** Read from the first to the last; what one has read is gone for the others. */
const rules: readonly Rule[] = [
  ...TYPES.map(([words, type, meaning]) =>
    rule(`(?:\\b|(?<=\\s))(?:${words})(?!\\w)`, () => ({ meaning, wish: { types: [type] } })),
  ),
  rule(`\\b${LESS}\\s+${PERCENT}\\s+(?:occupied|occupancy)`, ([, n]) => occupancy.less(Number(n))),
  rule(`\\boccupancy\\s+${LESS}\\s+${PERCENT}`, ([, n]) => occupancy.less(Number(n))),
  rule(`(?:\\b${MORE}\\s+)?${PERCENT}\\s+(?:occupied|occupancy)(?: or (?:more|better))?`, ([, n]) =>
    occupancy.more(Number(n)),
  ),
  rule(`\\boccupancy\\s+(?:of\\s+)?${MORE}\\s+${PERCENT}`, ([, n]) => occupancy.more(Number(n))),
  rule(`\\b${CAP}\\s+(?:of\\s+)?${LESS}\\s+${PERCENT}`, ([, n]) => cap.less(Number(n))),
  rule(
    `\\b${CAP}\\s+(?:of\\s+)?(?:${MORE}\\s+)?${PERCENT}(?: or (?:more|better|higher))?`,
    ([, n]) => cap.more(Number(n)),
  ),
  rule(`\\b${LESS}\\s+${PERCENT}\\s+${CAP}`, ([, n]) => cap.less(Number(n))),
  rule(`(?:\\b${MORE}\\s+)?${PERCENT}\\s+${CAP}(?: or (?:more|better|higher))?`, ([, n]) =>
    cap.more(Number(n)),
  ),
  rule(
    `(?:\\bbetween\\s+)?\\b(\\d{1,4})\\s*(?:-|–|to|and)\\s*(\\d{1,4})\\s+beds`,
    ([, from, to]) => ({
      meaning: `${from} to ${to} beds`,
      wish: { bedsFrom: Number(from), bedsTo: Number(to) },
    }),
  ),
  rule(`\\b${LESS}\\s+(\\d{1,4})\\s+beds`, ([, n]) => beds.less(Number(n))),
  rule(`(?:\\b${MORE}\\s+)?\\b(\\d{1,4})\\s?\\+?\\s+beds(?: or more)?`, ([, n]) =>
    beds.more(Number(n)),
  ),
  rule(`(?:\\bbetween\\s+)?${AMOUNT}\\s*(?:-|–|to|and)\\s*${AMOUNT}`, (match) => {
    const [, sign, low, scale, otherSign, high, otherScale] = match;
    const to = amountOf(otherSign, high, otherScale);
    const from = amountOf(sign ?? otherSign, low, scale ?? otherScale);
    if (from === null || to === null || from > to) return null;
    return {
      meaning: `${dollarsWords(from)} to ${dollarsWords(to)}`,
      wish: { priceFrom: from, priceTo: to },
    };
  }),
  priceRule(LESS, 'To'),
  priceRule(MORE, 'From'),
  rule('\\b(?:cheapest|lowest price)(?: first)?', () => ({
    meaning: 'Lowest price first',
    wish: { order: 'cheapest' },
  })),
  rule('\\b(?:highest (?:cap rates?|yields?)|best yields?)(?: first)?', () => ({
    meaning: 'Highest cap rate first',
    wish: { order: 'cap' },
  })),
  rule('\\b(?:newest|latest|most recent)(?: first)?', () => ({
    meaning: 'Newest first',
    wish: { order: 'newest' },
  })),
  ...stateRules,
  // A name after “in” that is no state is a place.
  rule(
    "\\b(?:[Ii]n|[Nn]ear|[Aa]round)\\s+([A-Z][a-z’']+(?:\\s+[A-Z][a-z’']+)*)",
    ([, place = '']) => ({ meaning: `In or near ${place}`, wish: { place } }),
    '',
  ),
];

/** Words that say nothing of what is looked for. */
const FILLERS = new Set(
  'a an and any anything are at by communities community facilities facility find for i in is it me near of on or please properties property sale show some that the there to want we what with would like looking homes home buildings building price priced asking rate least'.split(
    ' ',
  ),
);

/** The blank that takes the place of what was read; no sentence has it. */
const READ = '\u0000';

/** Reads a sentence by rules. Nothing is guessed: what no rule knows is handed back. */
export function readSentence(sentence: string): Reading {
  let rest = sentence.slice(0, 300).replaceAll(READ, ' ');
  const found: (Understood & { readonly at: number })[] = [];
  for (const { pattern, read } of rules) {
    const match = pattern.exec(rest);
    const meaning = match === null ? null : read(match);
    if (match === null || meaning === null) continue;
    const [words] = match;
    found.push({ ...meaning, words: words.trim(), at: match.index });
    rest =
      rest.slice(0, match.index) +
      READ.repeat(words.length) +
      rest.slice(match.index + words.length);
  }
  const left = rest
    .replaceAll(READ, ' ')
    .split(/[^\p{L}\p{N}$%’'.+-]+/u)
    .map((word) => word.replace(/^[.'’-]+|(?<![.'’-])[.'’-]+$/g, ''))
    .filter((word) => word !== '' && !FILLERS.has(word.toLowerCase()));
  const understood = found.toSorted((one, other) => one.at - other.at);
  return { understood: understood.map(({ at: _at, ...piece }) => piece), left };
}

/** All wishes in one: several states or types are each welcome, of other things the last counts. */
export function wishOf(understood: readonly Understood[]): Wish {
  const wishes = understood.map(({ wish }) => wish);
  const states = wishes.flatMap((wish) => wish.states ?? []);
  const types = wishes.flatMap((wish) => wish.types ?? []);
  return {
    ...Object.assign({}, ...wishes),
    ...(states.length > 0 && { states }),
    ...(types.length > 0 && { types }),
  };
}
