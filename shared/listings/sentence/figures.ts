import { formatCriteriaRange, type Range, type RangeName } from './criteria.ts';
import { createRule, type Meaning, type Rule } from './rule.ts';

const LESS =
  '(?:(?:\\b(?:under|below|less than|up to|at most|no more than|not over|maximum(?: of)?|max|sub)|<=?|≤) ?)';
const MORE = '(?:(?:\\b(?:over|above|more than|at least|from|minimum(?: of)?|min)|>=?|≥) ?)';
const SPAN = ' ?(?:-|–|to|and) ?';
const AMOUNT = String.raw`(\$?) ?(\d[\d,]{0,14}(?:\.\d{1,6})?) ?(million|mm|mil|m|thousand|k|billion|b)?(?!\w)`;
const PERCENT = String.raw`(\d{1,3}(?:\.\d{1,3})?) ?(?:%|percent)?`;
const COUNT = String.raw`(\d{1,4})`;
const A_BED = '(?: (?:a|per|each)|/| ?/ ?) ?(?:licensed )?beds?';
const BETTER = '(?: ?\\+| or (?:more|better|higher))?';

const SCALES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** A small bare number isn't a price; it may mean beds. */
function amountOf(sign = '', digits = '', scale = ''): number | null {
  const number = Number(digits.replaceAll(',', ''));
  const amount = Math.round(number * (SCALES[scale.charAt(0).toLowerCase()] ?? 1));
  return scale !== '' || (sign !== '' && amount >= 1000) || amount >= 100_000 ? amount : null;
}

function ranged(name: RangeName, { from, to }: Range): Meaning | null {
  if (from !== undefined && to !== undefined && from > to) return null;
  if (name === 'occupancy' && Math.max(from ?? 0, to ?? 0) > 100) return null;
  return {
    meaning: formatCriteriaRange(name, { from, to }),
    wish: {
      ...(from !== undefined && { [`${name}From`]: from }),
      ...(to !== undefined && { [`${name}To`]: to }),
    },
  };
}

const from = (name: RangeName) => (match: RegExpExecArray) =>
  ranged(name, { from: Number(match[1]) });
const upTo = (name: RangeName) => (match: RegExpExecArray) =>
  ranged(name, { to: Number(match[1]) });
const within = (name: RangeName) => (match: RegExpExecArray) =>
  ranged(name, { from: Number(match[1]), to: Number(match[2]) });

function amountsOf(name: 'price' | 'each') {
  const one = (end: 'from' | 'to') => (match: RegExpExecArray) => {
    const amount = amountOf(match[1], match[2], match[3]);
    return amount === null ? null : ranged(name, { [end]: amount });
  };
  const both = ([, sign, low, scale, otherSign, high, otherScale]: RegExpExecArray) => {
    const to = amountOf(otherSign, high, otherScale);
    const least = amountOf(sign || otherSign, low, scale ?? otherScale);
    return least === null || to === null ? null : ranged(name, { from: least, to });
  };
  const behind = name === 'each' ? A_BED : '';
  return [
    createRule(`(?:\\bbetween )?${AMOUNT}${SPAN}${AMOUNT}${behind}`, both),
    createRule(`${LESS}${AMOUNT}${behind}`, one('to')),
    createRule(`${MORE}${AMOUNT}${behind}`, one('from')),
    createRule(`${AMOUNT}(?: ?\\+| or more)${behind}`, one('from')),
    // A bare amount is a maximum budget.
    createRule(`${AMOUNT}(?: or less)?${behind}`, one('to')),
  ];
}

/** Rules for a rate named before or after its figures. */
function rate(name: 'occupancy' | 'cap', before: string, behind: string): Rule[] {
  return [
    createRule(`(?:\\bbetween )?\\b${PERCENT}${SPAN}${PERCENT} ?${behind}`, within(name)),
    createRule(`\\b${before} (?:of |between )?${PERCENT}${SPAN}${PERCENT}`, within(name)),
    createRule(`${LESS}${PERCENT} ?${behind}`, upTo(name)),
    createRule(`\\b${before} (?:of )?${LESS}${PERCENT}`, upTo(name)),
    createRule(`${MORE}?\\b${PERCENT}${BETTER} ?${behind}${BETTER}`, from(name)),
    createRule(`\\b${before} (?:of )?${MORE}?${PERCENT}${BETTER}`, from(name)),
  ];
}

export const figureRules: readonly Rule[] = [
  ...rate('occupancy', 'occupancy', '(?:occupied|occupancy)\\b'),
  ...rate('cap', '(?:cap rates?|cap)', '(?:cap rates?|caps?)\\b'),
  ...amountsOf('each'),
  createRule(`(?:\\bbetween )?\\b${COUNT}${SPAN}${COUNT} beds\\b`, within('beds')),
  createRule(`${LESS}${COUNT} beds\\b`, upTo('beds')),
  createRule(`${MORE}?\\b${COUNT}(?: ?\\+)? beds\\b(?: or more)?`, from('beds')),
  ...amountsOf('price'),
];

/** Parses a figure such as "$15M", "150k", or "7.5%". Null if it isn't one. */
export function parseFigure(text: string): number | null {
  const match =
    /^\$? ?(\d[\d,]{0,14}(?:\.\d{1,6})?) ?(million|mm|mil|m|thousand|k|billion|b|%)?$/i.exec(
      text.trim().slice(0, 40),
    );
  if (match === null) return null;
  const [, digits = '', scale = ''] = match;
  return Number(digits.replaceAll(',', '')) * (SCALES[scale.charAt(0).toLowerCase()] ?? 1);
}
