import {
  type Answer,
  type Citation,
  UNKNOWN_TEXT,
} from '../../../../../shared/ai/assistant/answer.ts';
import { calculate, readCalculation } from '../../../../../shared/ai/assistant/calculate.ts';
import { toFieldValue } from '../../../../../shared/ai/assistant/changeValue.ts';
import { writeDraft } from '../../../../../shared/ai/assistant/draft.ts';
import { readListingRequest } from '../../../../../shared/ai/assistant/listingFacets.ts';
import {
  asksForDraft,
  asksForListings,
  chooseKinds,
  findNames,
  readChange,
  readTask,
} from '../../../../../shared/ai/assistant/readQuestion.ts';
import { findQuotes, type Quote } from '../../../../../shared/ai/retrieval/findQuotes.ts';
import { readConcepts, wordsToFind } from '../../../../../shared/ai/retrieval/words.ts';
import { formatDollars } from '../../../../../shared/format/money.ts';
import { formatNumber } from '../../../../../shared/format/number.ts';
import { formatPercent } from '../../../../../shared/format/percent.ts';
import type { AssistantTools, ListingRow } from './tools.ts';

const plain = (text: string, citations: readonly Citation[] = []): Answer => ({
  state: 'answered',
  mode: 'rules',
  text,
  citations,
});
const unknown: Answer = { state: 'unknown', mode: 'rules', text: UNKNOWN_TEXT, citations: [] };

/** Answers without a language model: quotes, figures of the engine, listings, drafts, and proposals. Invents nothing. */
export async function answerByRules(
  question: string,
  tools: AssistantTools,
  now: Date = new Date(),
): Promise<Answer> {
  const task = readTask(question, now);
  if (task !== null) return await proposeTask(tools, task);
  const change = readChange(question);
  if (change !== null) return await proposeChange(tools, change);
  const wanted = readCalculation(question);
  if (wanted !== null) {
    const done = calculate(wanted.name, wanted.inputs);
    if (done !== null) return answerCalculation(done.result, done.formula, done.name);
  }
  if (/\bunread\b.*\bnotifications?\b|\bnotifications?\b.*\bunread\b/i.test(question)) {
    const unread = await tools.countUnread();
    if (unread !== null) {
      const quote = `Unread notifications: ${formatNumber(unread)}`;
      return plain(`${quote}. [1]`, [
        { n: 1, kind: 'figures', title: 'Your notifications', quote },
      ]);
    }
  }
  if (asksForListings(question)) {
    const request = readListingRequest(question);
    if (request !== null) {
      return answerListings(
        await tools.findListings(request.facets, request.sort),
        request.meaning,
      );
    }
  }
  const quotes = await findAnswer(question, tools);
  if (asksForDraft(question)) return writeDraft(question, quotes, toCitation);
  return quotes.length === 0 ? unknown : answerQuotes(quotes);
}

/** Says where to look, which is not part of what is asked. */
const WHERE =
  /\b(?:in|from) (?:the |my |our )?(?:messages?|conversations?|deal rooms?|data room|documents?)\b/gi;

async function findAnswer(asked: string, tools: AssistantTools): Promise<readonly Quote[]> {
  const question = asked.replace(WHERE, ' ');
  const concepts = readConcepts(question);
  if (concepts.length === 0) return [];
  const passages = await tools.search(
    wordsToFind(concepts, question),
    chooseKinds(asked),
    findNames(question),
  );
  return findQuotes(question, passages);
}

const toCitation = ({ passage, unit }: Quote, index: number): Citation => ({
  n: index + 1,
  kind: passage.kind,
  title: passage.title,
  quote: unit.text,
  about: passage.about,
  place: passage.place,
  page: passage.page,
  record_id: passage.record_id,
  parent_id: passage.parent_id,
  ...(passage.folder_id ? { folder_id: passage.folder_id } : {}),
});

function answerQuotes(quotes: readonly Quote[]): Answer {
  const text = quotes
    .map(
      ({ unit }, index) =>
        `${unit.context === '' ? '' : `${unit.context}: `}${unit.text} [${index + 1}]`,
    )
    .join('\n');
  return plain(text, quotes.map(toCitation));
}

const answerCalculation = (result: string, formula: string, name: string): Answer => {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return plain(`${label}: ${result}. ${formula}. [1]`, [
    { n: 1, kind: 'calculation', title: 'Underwriting engine', quote: `${formula} = ${result}` },
  ]);
};

function answerListings(rows: readonly ListingRow[], meaning: readonly string[]): Answer {
  const searched = meaning.join(', ');
  if (rows.length === 0) {
    return { ...unknown, text: `No live listing matches: ${searched}.` };
  }
  const citations = rows.map(
    (row, index): Citation => ({
      n: index + 1,
      kind: 'listing',
      title: row.property_name,
      quote: describeListing(row),
      about: row.location,
      record_id: row.id,
    }),
  );
  const lines = citations.map(({ n, title, quote }) => `${title}: ${quote} [${n}]`);
  return plain([`Live listings for ${searched}:`, ...lines].join('\n'), citations);
}

const describeListing = ({
  location,
  price,
  total_beds,
  occupancy_rate,
  cap_rate,
}: ListingRow): string =>
  [
    location,
    price === null ? null : formatDollars(price),
    total_beds === null ? null : `${formatNumber(total_beds)} beds`,
    occupancy_rate === null ? null : `${formatPercent(occupancy_rate)} occupied`,
    cap_rate === null ? null : `${formatPercent(cap_rate)} cap rate`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

async function proposeTask(
  tools: AssistantTools,
  { title, dueOn }: { readonly title: string; readonly dueOn: string | null },
): Promise<Answer> {
  const id = crypto.randomUUID();
  await tools.propose(id, 'add_task', { title, due_on: dueOn });
  return {
    state: 'proposal',
    mode: 'rules',
    text: 'Add this task?',
    citations: [],
    proposal_id: id,
  };
}

async function proposeChange(
  tools: AssistantTools,
  { name, field, value }: { readonly name: string; readonly field: string; readonly value: string },
): Promise<Answer> {
  const found = await tools.search([name], ['record'], []);
  const matches = found.filter(
    (passage) =>
      passage.title.toLowerCase() === name.toLowerCase() &&
      toFieldValue(passage.about, field, value) !== null,
  );
  const [match] = matches;
  if (match === undefined) {
    return {
      ...unknown,
      text: `No record named “${name}” has a field “${field.replace('_', ' ')}” that takes this value.`,
    };
  }
  if (matches.length > 1) {
    return {
      ...unknown,
      text: `${matches.length} records are named “${name}”. Open the one you mean and change it there.`,
    };
  }
  const id = crypto.randomUUID();
  await tools.propose(id, 'update_record', {
    record_kind: match.about,
    record_id: match.record_id,
    field,
    value: toFieldValue(match.about, field, value),
  });
  return {
    state: 'proposal',
    mode: 'rules',
    text: 'Make this change?',
    citations: [],
    proposal_id: id,
  };
}
