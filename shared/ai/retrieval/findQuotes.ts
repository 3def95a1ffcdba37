import type { SourcePassage } from './passage.ts';
import { splitUnits, type Unit } from './units.ts';
import { type Concept, hasConcept, readConcepts, toStems } from './words.ts';

export interface Quote {
  readonly passage: SourcePassage;
  readonly unit: Unit;
  /** How much of the question the quote and its source cover, weighted by how rare each word is: 0 to 1. */
  readonly coverage: number;
  readonly score: number;
}

/** Below this, a question counts as unanswered. Set with the evaluation in tests/contract/demo-assistant.test.ts. */
const MIN_COVERAGE = 0.78;
/** Further quotes are shown only if they are nearly as good as the best. */
const NEARLY_AS_GOOD = 0.86;
const MAX_QUOTES = 3;

const ASKS_AMOUNT =
  /\bhow (?:many|much|old|large|big|high|low|long)\b|\b(?:price|rate|amount|percent|number|total|cost)\b/i;
const ASKS_TIME = /\bwhen\b|\bwhat (?:date|day|month|year)\b|\bhow long\b/i;
const HAS_AMOUNT = /\d|\b(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;
/** A number in a list or a date is no amount of money. */
const NO_PRICE =
  /^\d{1,2}\.\s|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:, \d{4})?|\b(?:19|20)\d\d\b/gi;
const ASKS_PRICE = /\bhow much\b|\b(?:price|cost)\b/i;
const hasAmount = (question: string, text: string): boolean =>
  HAS_AMOUNT.test(ASKS_PRICE.test(question) ? text.replace(NO_PRICE, '') : text);
const HAS_TIME =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:day|week|month|hour|minute)s?\b/i;

interface Candidate {
  readonly passage: SourcePassage;
  readonly titleStems: readonly string[];
  readonly bodyStems: readonly string[];
  readonly units: readonly {
    readonly unit: Unit;
    readonly stems: readonly string[];
    readonly context: readonly string[];
  }[];
}

/** Returns the best quotes for a question, none if the sources don't answer it. */
export function findQuotes(question: string, passages: readonly SourcePassage[]): readonly Quote[] {
  const concepts = readConcepts(question);
  if (concepts.length === 0) return [];
  const candidates = passages.map(toCandidate);
  const weights = weigh(concepts, candidates);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const found = candidates
    .flatMap((candidate) => rate(question, candidate, concepts, weights, whole))
    .filter(({ coverage }) => coverage >= MIN_COVERAGE)
    .toSorted((one, other) => other.score - one.score);
  const [best] = found;
  if (best === undefined) return [];
  const quotes: Quote[] = [];
  for (const quote of found) {
    if (quotes.length === MAX_QUOTES || quote.score < best.score * NEARLY_AS_GOOD) break;
    if (!quotes.some(({ unit }) => unit.text === quote.unit.text)) quotes.push(quote);
  }
  return quotes;
}

const toCandidate = (passage: SourcePassage): Candidate => ({
  passage,
  titleStems: toStems(`${passage.title} ${passage.about}`.replace(/[._-]/g, ' ')),
  bodyStems: toStems(passage.body ?? ''),
  units: splitUnits(passage).map((unit) => ({
    unit,
    stems: toStems(unit.text.replaceAll('-', ' ')),
    context: toStems(unit.context.replaceAll('-', ' ')),
  })),
});

/** Words that no source has weigh most: a question about something unknown must stay unanswered. */
function weigh(concepts: readonly Concept[], candidates: readonly Candidate[]): number[] {
  return concepts.map((concept) => {
    const found = candidates.filter(
      ({ titleStems, bodyStems, units }) =>
        hasConcept(bodyStems, concept) ||
        hasConcept(titleStems, concept) ||
        units.some(({ stems }) => hasConcept(stems, concept)),
    ).length;
    return Math.log(1 + (candidates.length + 10) / (found + 1));
  });
}

/** How much of a help page's title the question asks about: 0 to 1. */
const titleMatch = (titleStems: readonly string[], concepts: readonly Concept[]): number =>
  concepts.filter((concept) => hasConcept(titleStems, concept)).length /
  Math.max(readConcepts(titleStems.join(' ')).length, 1);

function rate(
  question: string,
  { passage, titleStems, bodyStems, units }: Candidate,
  concepts: readonly Concept[],
  weights: readonly number[],
  whole: number,
): Quote[] {
  const inTitle = concepts.map((concept) => hasConcept(titleStems, concept));
  const inBody = concepts.map((concept) => hasConcept(bodyStems, concept));
  return units.flatMap(({ unit, stems, context }, place) => {
    let covered = 0;
    let own = 0;
    const isAnswered = passage.kind === 'help' && place === 0;
    for (const [index, concept] of concepts.entries()) {
      const weight = weights[index] ?? 0;
      if (hasConcept(stems, concept)) {
        covered += weight;
        own += weight;
      } else if (hasConcept(context, concept)) covered += weight * 0.95;
      else if (inTitle[index]) {
        covered += weight * (isAnswered ? 1 : 0.9);
        // The title of a help page is the question that its first sentences answer.
        own += isAnswered ? weight : 0;
      } else if (inBody[index]) covered += weight * 0.5;
    }
    // A quote says something about the question itself, not only its source.
    if (own === 0) return [];
    const coverage = covered / whole;
    let score = coverage + (0.35 * own) / whole - Math.min(unit.text.length, 400) / 8_000;
    const match = isAnswered ? titleMatch(titleStems, concepts) : 0;
    // An amount or a time answers only if the quote has one; help pages may explain instead.
    const hasWhatIsAsked =
      (!ASKS_AMOUNT.test(question) || hasAmount(question, unit.text)) &&
      (!ASKS_TIME.test(question) || HAS_TIME.test(unit.text));
    if (!hasWhatIsAsked && match < 0.7) return [];
    if (hasWhatIsAsked) score += 0.1;
    if (unit.text.endsWith('?')) score -= 0.25;
    // The title of a document is no answer.
    if (
      place === 0 &&
      unit.context === '' &&
      units.length > 1 &&
      passage.kind !== 'help' &&
      !passage.fields
    )
      score -= 0.4;
    score += 0.4 * match;
    return [{ passage, unit, coverage, score }];
  });
}
