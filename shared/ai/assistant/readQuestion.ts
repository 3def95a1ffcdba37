import { trimTrailing } from '../../format/trimTrailing.ts';
import type { SourceKind } from '../retrieval/passage.ts';
import { SOURCE_KINDS } from '../retrieval/passage.ts';

const NAME =
  /\p{Lu}[\p{L}\p{N}'’&-]*(?:\s+(?:(?:of|at|the|on|and|&|de|la)\s+)?\p{Lu}[\p{L}\p{N}'’&-]*)*/gu;
const STARTS =
  /^(?:what|when|where|who|which|how|is|are|does|do|did|can|could|will|would|tell|show|find|list|give|please|compare|draft|write|add|create|remind|set|change|update|move|i|my|the|noi|dscr|ltv|in|for|at)$/i;

/** Returns capitalized names in a question, such as "Lakeview Commons", at most four. */
export function findNames(question: string): string[] {
  const names = [...question.slice(0, 500).matchAll(NAME)].map(([phrase]) => {
    const words = phrase.split(/\s+/);
    while (words.length > 0 && STARTS.test(words[0] ?? '')) words.shift();
    return words.join(' ').replace(/(?:'|’)s$/, '');
  });
  const quoted = [...question.matchAll(/["“]([^"“”]{2,80})["”]/g)].map(([, name]) => name ?? '');
  return [...new Set([...quoted, ...names].filter((name) => name.length > 2))].slice(0, 4);
}

/** Which sources a question is about; all if it names none. */
export function chooseKinds(question: string): readonly SourceKind[] {
  if (/\b(?:wrote|written|messages?|messaged|said in|conversations?|replied)\b/i.test(question))
    return ['message'];
  if (
    /\b(?:deal room|data room|documents?|memorandum|rent roll|t-?12|term sheet)\b/i.test(question)
  ) {
    return ['room_document', 'help', 'lesson'];
  }
  return SOURCE_KINDS;
}

const SEARCH =
  /^(?:please )?(?:show|find|list|search|which|what|are there|is there|any)\b.*\b(?:communities|listings|properties|facilities|homes|buildings)\b|\bfor sale\b/i;

const LISTINGS = /\b(?:communities|listings|properties|facilities|homes|buildings)\b/i;
const ASKS_FACT =
  /^(?:please )?(?:what|when|where|who|why|how|is|are|do|does|did|can|could|should|will|would|tell|explain|compare|draft|write)\b/i;

/** True if a question asks for listings by criteria, such as "Memory care communities in Ohio", instead of a fact. */
export const asksForListings = (question: string): boolean =>
  (SEARCH.test(question) || (LISTINGS.test(question) && !ASKS_FACT.test(question.trim()))) &&
  !/\bhow (?:do|can|to)\b|\bdoes\b|\bmean\b/i.test(question);

interface TaskRequest {
  readonly title: string;
  /** As YYYY-MM-DD. */
  readonly dueOn: string | null;
}

const TASK =
  /^(?:please )?(?:(?:add|create|set|make)(?: me)? (?:a |an )?(?:task|to-?do|reminder)|remind me)(?: to| for|:)?\s+(.{3,180})$/i;
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads "Remind me to call Rita on Friday"; null if it asks for no task. */
export function readTask(question: string, today: Date): TaskRequest | null {
  const title = TASK.exec(question.trim())?.[1];
  if (title === undefined) return null;
  const when =
    /\s*\b(?:(today)|(tomorrow)|(?:on |by |next |this )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(?:on |by )?(\d{4}-\d{2}-\d{2}))\b[.]?$/i.exec(
      title,
    );
  const text = trimTrailing(when === null ? title : title.slice(0, when.index), '. ');
  return {
    title: text.charAt(0).toUpperCase() + text.slice(1),
    dueOn: when === null ? null : readDay(when, today),
  };
}

function readDay(
  [, isToday, isTomorrow, weekday, day]: RegExpExecArray,
  today: Date,
): string | null {
  if (day !== undefined) return Number.isNaN(Date.parse(day)) ? null : day;
  const wanted = weekday === undefined ? -1 : DAYS.indexOf(weekday.toLowerCase());
  const days = isToday ? 0 : isTomorrow ? 1 : (wanted - today.getUTCDay() + 7) % 7 || 7;
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

interface ChangeRequest {
  readonly name: string;
  readonly field: string;
  readonly value: string;
}

const CHANGE =
  /^(?:please )?(?:change|set|update|move)\s+(?:the )?(stage|next step|price|phone|email|job title|city|expected close)\s+(?:of|for)\s+(.{2,100}?)\s+(?:to|as|:)\s+(.{1,150}?)\.?$/i;

/** Reads "Change the stage of Maple Court to LOI signed"; null if it asks for no change. */
export function readChange(question: string): ChangeRequest | null {
  const [, field, name, value] = CHANGE.exec(question.trim()) ?? [];
  if (field === undefined || name === undefined || value === undefined) return null;
  return { field: field.toLowerCase().replace(' ', '_'), name: name.trim(), value: value.trim() };
}

/** True if the question asks for a draft of a message or email. */
export const asksForDraft = (question: string): boolean =>
  /^(?:please )?(?:draft|write|compose)\b.{0,40}\b(?:e.?mail|message|letter|reply|note)\b/i.test(
    question.trim(),
  );
