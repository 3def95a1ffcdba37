import { STATES } from '../states.ts';
import type { Rule } from './rule.ts';

type Code = keyof typeof STATES;

/** State codes that are also words; in lowercase they count as a state only after a comma or “in”. */
const AMBIGUOUS_CODES = new Set('AL AS CO DE HI ID IN LA MA ME MO MS MT OH OK OR PA'.split(' '));

/** A town named after a state isn't in it. */
const TOWN = String.raw`(?! (?:[Cc]ity|[Bb]each|[Ff]alls|[Ss]prings|[Hh]eights|[Pp]ark)\b)`;

const named = (code: string): string | undefined => STATES[code.toUpperCase() as Code];

/** “Kansas City, MO”: a place that isn't a state, followed by its state. */
const townRule: Rule = {
  pattern:
    /(?:\b(?:in|near|around) )?\b([A-Z][\w.’']{0,24}(?: [A-Z][\w.’']{0,24}){0,4}), ?([A-Za-z]{2})\b/,
  read: ([, place = '', code = '']) => {
    const state = named(code);
    return state === undefined
      ? null
      : { meaning: `${place}, ${state}`, wish: { place, states: [code.toUpperCase()] } };
  },
};

const stateRules: readonly Rule[] = Object.entries(STATES)
  // Longest first, so West Virginia doesn't match Virginia.
  .toSorted(([, one], [, other]) => other.length - one.length)
  .flatMap(([code, name]) => {
    const read = () => ({ meaning: name, wish: { states: [code] } });
    const small = code.toLowerCase();
    return [
      { pattern: new RegExp(`\\b${name}\\b${TOWN}`, 'i'), read },
      // Two letters are a state in capitals, after “in” or a comma, or if they aren't a word.
      { pattern: new RegExp(`\\b${code}\\b`), read },
      {
        pattern: new RegExp(
          AMBIGUOUS_CODES.has(code) ? `(?:\\b(?:in|In) |, ?)${small}$` : `\\b${small}\\b`,
        ),
        read,
      },
    ];
  });

/** A name after “in” that isn't a state is a place. */
const placeRule: Rule = {
  pattern: /\b(?:[Ii]n|[Nn]ear|[Aa]round) ([A-Z][a-z’']+(?: [A-Z][a-z’']+){0,4})/,
  read: ([, place = '']) => ({ meaning: `In or near ${place}`, wish: { place } }),
};

const TOWN_NAME = String.raw`([A-Z][\w.’']{0,24}(?: [A-Z][\w.’']{0,24}){0,4}), ?([A-Za-z]{2})\b`;

/** “within 50 miles of Dallas, TX” and “50 miles around Dallas, TX”. */
export const radiusRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:within|Within|in|In) )?(\d{1,3}) ?(?:miles?|mi) (?:of|from|around) ${TOWN_NAME}`,
    ),
    read: ([, miles = '', town = '', code = '']) => {
      const state = code.toUpperCase();
      return named(code) === undefined || Number(miles) === 0
        ? null
        : {
            meaning: `Within ${Number(miles)} miles of ${town}, ${state}`,
            wish: { near: { town, state, miles: Number(miles) } },
          };
    },
  },
];

/** “Franklin County, OH”, “Orleans Parish, Louisiana”. */
const countyRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?:\b[Ii]n )?\b([A-Z][\w.’']{0,24}(?: [A-Z][\w.’']{0,24}){0,3} (?:County|Parish)), ?([A-Z]{2}|${Object.values(STATES).join('|')})\b`,
    ),
    read: ([, county = '', place = '']) => {
      const code =
        named(place) !== undefined && place.length === 2
          ? place
          : Object.entries(STATES).find(([, name]) => name === place)?.[0];
      return code === undefined
        ? null
        : { meaning: `${county}, ${code}`, wish: { counties: [`${code}/${county}`] } };
    },
  },
];

export const placeRules: readonly Rule[] = [...countyRules, townRule, ...stateRules, placeRule];
