import { STATES } from '../states.ts';
import type { Rule } from './rule.ts';

type Code = keyof typeof STATES;

/** Codes that are words too; in small letters they are a state behind a comma or “in” only. */
const WORDS_TOO = new Set('AL AS CO DE HI ID IN LA MA ME MO MS MT OH OK OR PA'.split(' '));

/** A town is called after a state, and is not in it. */
const TOWN = String.raw`(?! (?:[Cc]ity|[Bb]each|[Ff]alls|[Ss]prings|[Hh]eights|[Pp]ark)\b)`;

const named = (code: string): string | undefined => STATES[code.toUpperCase() as Code];

/** “Kansas City, MO”: a place and its state, of which the place is no state. */
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
  // The longer first: West Virginia is not Virginia.
  .toSorted(([, one], [, other]) => other.length - one.length)
  .flatMap(([code, name]) => {
    const read = () => ({ meaning: name, wish: { states: [code] } });
    const small = code.toLowerCase();
    return [
      { pattern: new RegExp(`\\b${name}\\b${TOWN}`, 'i'), read },
      // Two letters are a state in capitals, behind “in” or a comma, or where they are no word.
      { pattern: new RegExp(`\\b${code}\\b`), read },
      {
        pattern: new RegExp(
          WORDS_TOO.has(code) ? `(?:\\b(?:in|In) |, ?)${small}$` : `\\b${small}\\b`,
        ),
        read,
      },
    ];
  });

/** A name after “in” that is no state is a place. */
const placeRule: Rule = {
  pattern: /\b(?:[Ii]n|[Nn]ear|[Aa]round) ([A-Z][a-z’']+(?: [A-Z][a-z’']+){0,4})/,
  read: ([, place = '']) => ({ meaning: `In or near ${place}`, wish: { place } }),
};

export const placeRules: readonly Rule[] = [townRule, ...stateRules, placeRule];
