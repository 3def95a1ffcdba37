import { dataSentence } from '#shared/messages/messages.ts';
import type { Run } from './automationApi.ts';
import { type Act, actWords, type Condition, conditionWords, type Names } from './rules.ts';

/** The steps of a run, as the server keeps them. */
export const stepsOf = (steps: unknown): readonly Act[] =>
  Array.isArray(steps) ? (steps as readonly Act[]) : [];

export const OUTCOMES = [
  { value: 'done', label: 'Done', intent: 'success' },
  { value: 'waiting', label: 'Waits for you', intent: 'warning' },
  { value: 'not_run', label: 'Not run', intent: 'none' },
  { value: 'refused', label: 'Refused', intent: 'danger' },
  { value: 'dismissed', label: 'Left', intent: 'none' },
  { value: 'undone', label: 'Undone', intent: 'none' },
] as const;

export const outcomeOf = (run: Pick<Run, 'outcome'>) =>
  OUTCOMES.find(({ value }) => value === run.outcome) ?? OUTCOMES[2];

const REASONS: Readonly<Record<string, string>> = {
  again: 'The rule had run on this record within ten minutes.',
  chain: 'Another rule led to it, and rules do not go round in circles.',
  pace: 'More runs than are allowed within an hour: the rule paused.',
  elsewhere: 'You were working in another workspace.',
  expired: 'It waited for a month.',
};

/** Why somebody is not in a sequence. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  no_client: 'there is no client yet',
  no_address: 'no e-mail address',
  do_not_contact: 'asked not to be contacted',
  unsubscribed: 'unsubscribed',
  bounced: 'letters to them come back',
  no_consent: 'has not agreed to letters',
  was_in_it: 'has been in this sequence',
  in_another: 'is in another sequence',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why nothing was done, or what was refused; empty where neither is so. */
export function reasonOf(run: Pick<Run, 'kind' | 'reason' | 'detail'>, names: Names): string {
  const { reason, detail } = run;
  if (reason === null) return '';
  if (reason === 'condition' && isObject(detail)) {
    return `Does not hold: ${conditionWords(detail as unknown as Condition, run.kind, names)}`;
  }
  if (reason === 'refused' && isObject(detail)) {
    const code = String(detail.code ?? '');
    const said = typeof detail.said === 'string' ? detail.said : '';
    if (code === 'HXAUE') return `Left out of the sequence: ${LEFT_OUT[said] ?? said}`;
    return dataSentence({ status: 400, code });
  }
  return REASONS[reason] ?? '';
}

/** What was done, or waits to be. */
export const doneWords = (run: Pick<Run, 'kind' | 'steps'>, names: Names): string =>
  stepsOf(run.steps)
    .map((act) => actWords(act, run.kind, names))
    .join('; ');
