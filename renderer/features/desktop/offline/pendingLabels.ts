import { fieldOf, type Noun } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';

export const pendingStatusLabels: Readonly<Record<QueuedMutation['state'], string>> = {
  waiting: 'Waiting to be sent',
  conflict: 'Changed by someone else',
  refused: 'Rejected by the server',
};

const ACTS: Readonly<Record<QueuedMutation['what'], string>> = {
  create: 'New',
  save: 'Changed',
  comment: 'Note',
  task: 'Task',
  call: 'Entry',
};

export function pendingChangeTitle({ what, name }: QueuedMutation, noun: Noun | null): string {
  const of = what === 'create' || what === 'save' ? ` ${noun?.one ?? 'record'}` : '';
  return `${ACTS[what]}${of}: ${name}`;
}

interface Change {
  readonly name: string;
  readonly label: string;
  readonly now: string;
  readonly theirs: string;
}

const OWN_LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  due_on: 'Due',
  done_at: 'Done',
  body: 'Text',
  sharing: 'Visibility',
};

/** The changed fields as labels; fields without one, such as a person's id, are omitted. */
export function describeChanges(
  { values }: QueuedMutation,
  noun: Noun | null,
  serverValues: Readonly<Record<string, unknown>> = {},
): readonly Change[] {
  return Object.entries(values).flatMap(([name, value]): Change[] => {
    const field = noun === null ? undefined : fieldOf(noun, name);
    const label = field?.label ?? OWN_LABELS[name];
    if (label === undefined) return [];
    const say = (one: unknown) =>
      (field === undefined ? String(one ?? '') : formatFieldValue(field, (one ?? null) as Value)) ||
      'Nothing';
    return [{ name, label, now: say(value), theirs: say(serverValues[name]) }];
  });
}
