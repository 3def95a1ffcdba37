import { formatDay } from '#shared/format/date.ts';
import { formatList } from '#shared/format/list.ts';
import { getCallOutcomeLabel } from '#shared/records/callOutcomes.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue, type NameLookup } from '#shared/records/values.ts';
import type { TimelineEntry } from '../data/attachments.ts';

/** A change to one field. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

type Facts = Readonly<Record<string, unknown>>;

/** Returns a change's fields; empty for creation, deletion, and restoration. */
export function getFieldChanges(
  noun: Noun,
  entry: TimelineEntry,
  nameOf: NameLookup,
): readonly FieldChange[] {
  if (entry.what !== 'change') return [];
  const was: Facts = entry.was ?? {};
  const now: Facts = entry.now ?? {};
  return Object.keys(now).flatMap((name) => {
    const field = fieldOf(noun, name);
    if (field === undefined) return [];
    const say = (facts: Facts) =>
      formatFieldValue(field, getFieldValue(facts, name), nameOf) || 'nothing';
    return [{ name, label: field.label, was: say(was), now: say(now) }];
  });
}

const SHARING: Readonly<Record<string, string>> = {
  team: 'shared it with the team',
  private: 'made it private',
};

function sayChange(noun: Noun, entry: TimelineEntry, nameOf: NameLookup): string {
  const { act } = entry;
  if (act === 'created') return `added this ${noun.one}`;
  if (act === 'imported') return `imported this ${noun.one}`;
  if (act === 'deleted') return 'moved it to trash';
  if (act === 'restored') return 'restored it from trash';
  const changes = getFieldChanges(noun, entry, nameOf);
  const [only] = changes;
  if (only !== undefined && changes.length === 1) {
    return `changed ${only.label} from ${only.was} to ${only.now}`;
  }
  const sharing = SHARING[String(entry.now?.sharing)];
  if (changes.length === 0) return sharing ?? 'changed it';
  return `changed ${formatList(changes.map(({ label }) => label))}`;
}

function sayTask({ due_on, done_at, body }: TimelineEntry): string {
  const due = due_on === null ? '' : `, due ${formatDay(due_on)}`;
  return `${done_at === null ? 'added the task' : 'had the task, now done,'} “${body}”${due}`;
}

const NOTE_ACTIONS: Readonly<Record<string, string>> = {
  private: 'added a private note',
  call: 'logged a call',
  meeting: 'logged a meeting',
  email: 'logged an email',
};

/** "logged a call, left voicemail". */
function sayComment({ act, now }: TimelineEntry): string {
  const action = NOTE_ACTIONS[act ?? ''] ?? 'added a note';
  const outcome = getCallOutcomeLabel(String(now?.outcome ?? ''));
  return outcome === undefined ? action : `${action}, ${outcome.toLowerCase()}`;
}

/** Describes what a person did, to follow their name. */
export function describeEntry(noun: Noun, entry: TimelineEntry, nameOf: NameLookup): string {
  switch (entry.what) {
    case 'change':
      return sayChange(noun, entry, nameOf);
    case 'comment':
      return sayComment(entry);
    case 'task':
      return sayTask(entry);
    case 'file':
      return `added the file ${entry.body}`;
  }
}

/** False for changes only to internal fields, such as the ID behind a name. */
export const isVisibleEntry = (noun: Noun, { what, act, now }: TimelineEntry): boolean =>
  what !== 'change' ||
  act !== 'changed' ||
  Object.keys(now ?? {}).some((name) => name === 'sharing' || fieldOf(noun, name) !== undefined);
