import type { ParsedPhrase, ParsedQuery, SearchCriteria } from './criteria.ts';
import { figureRules } from './figures.ts';
import { placeRules, radiusRules } from './places.ts';
import { createRule, type Rule } from './rule.ts';
import { statusRules } from './status.ts';

const TYPES: readonly (readonly [words: string, type: string, meaning: string])[] = [
  ["memory[- ]?care|alzheimer(?:’|')?s?|dementia", 'memory-care', 'Memory care'],
  ['assisted[- ]living|(?<!\\bin |, ?)\\bal\\b', 'assisted-living', 'Assisted living'],
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

/** Applied in order; text one rule consumes is gone for the later ones. */
const rules: readonly Rule[] = [
  ...TYPES.map(([phrase, type, meaning]) =>
    createRule(`(?:\\b|(?<=\\s))(?:${phrase})(?!\\w)`, () => ({
      meaning,
      wish: { types: [type] },
    })),
  ),
  ...radiusRules,
  ...statusRules,
  ...figureRules,
  createRule('\\b(?:cheapest|lowest price)(?: first)?', () => ({
    meaning: 'Lowest price first',
    wish: { order: 'cheapest' },
  })),
  createRule('\\b(?:highest (?:cap rates?|yields?)|best yields?)(?: first)?', () => ({
    meaning: 'Highest cap rate first',
    wish: { order: 'cap' },
  })),
  createRule('\\b(?:newest|latest|most recent)(?: first)?', () => ({
    meaning: 'Newest first',
    wish: { order: 'newest' },
  })),
  ...placeRules,
];

/** Filler words that carry no criteria. */
const FILLERS = new Set(
  'a an and any anything are at by communities community facilities facility find for i in is it me near of on or please properties property sale show some that the there to want we what with would like looking homes home buildings building price priced asking rate least'.split(
    ' ',
  ),
);

/** Replaces consumed text; no sentence contains it. */
const READ = '\u0000';

/** Longer sentences are truncated. */
const LONGEST = 300;

const blank = (text: string, at: number, length: number): string =>
  text.slice(0, at) + READ.repeat(length) + text.slice(at + length);

/** Parses a sentence by rules. Nothing is guessed: unmatched or quoted text is returned. */
export function parseSearchQuery(query: string): ParsedQuery {
  let rest = query.slice(0, LONGEST).replaceAll(READ, ' ').replace(/\s+/g, ' ');
  const names: string[] = [];
  rest = rest.replace(/["“]([^"“”]*)["”]/g, (quoted, name: string) => {
    if (name.trim() !== '') names.push(`"${name.trim()}"`);
    return READ.repeat(quoted.length);
  });
  const found: (ParsedPhrase & { readonly at: number })[] = [];
  for (const { pattern, read } of rules) {
    for (const match of rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const meaning = read(match);
      if (meaning === null) continue;
      const [phrase] = match;
      found.push({ ...meaning, words: phrase.trim(), at: match.index });
      rest = blank(rest, match.index, phrase.length);
      break;
    }
  }
  const left = rest
    .replaceAll(READ, ' ')
    .split(/[^\p{L}\p{N}$%’'.+-]+/u)
    .map((word) => word.replace(/^[.'’-]+|(?<![.'’-])[.'’-]+$/g, ''))
    .filter((word) => word !== '' && !FILLERS.has(word.toLowerCase()));
  const understood = found.toSorted((one, other) => one.at - other.at);
  return {
    understood: understood.map(({ at: _at, ...piece }) => piece),
    left: [...names, ...left],
  };
}

/** Merges all criteria: states and types accumulate, for others the last one wins. */
export function mergeCriteria(understood: readonly ParsedPhrase[]): SearchCriteria {
  const wishes = understood.map(({ wish }) => wish);
  const states = wishes.flatMap((criteria) => criteria.states ?? []);
  const types = wishes.flatMap((criteria) => criteria.types ?? []);
  const counties = wishes.flatMap((criteria) => criteria.counties ?? []);
  const licenses = wishes.flatMap((criteria) => criteria.licenses ?? []);
  const payors = wishes.flatMap((criteria) => criteria.payors ?? []);
  return {
    ...Object.assign({}, ...wishes),
    ...(counties.length > 0 && { counties }),
    ...(licenses.length > 0 && { licenses }),
    ...(payors.length > 0 && { payors }),
    ...(states.length > 0 && { states }),
    ...(types.length > 0 && { types }),
  };
}
