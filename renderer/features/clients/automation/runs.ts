import { describeCost } from '#shared/ai/provider/cost.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import type { Run } from './automationApi.ts';
import {
  type Condition,
  describeAction,
  describeCondition,
  type RuleAction,
  type RuleNames,
} from './rules.ts';

/** Returns a run's steps as stored by the server. */
export const parseSteps = (steps: unknown): readonly RuleAction[] =>
  Array.isArray(steps) ? (steps as readonly RuleAction[]) : [];

export const OUTCOMES = [
  { value: 'done', label: 'Done', intent: 'success' },
  { value: 'waiting', label: 'Pending approval', intent: 'warning' },
  { value: 'not_run', label: 'Not run', intent: 'none' },
  { value: 'refused', label: 'Rejected', intent: 'danger' },
  { value: 'dismissed', label: 'Dismissed', intent: 'none' },
  { value: 'undone', label: 'Undone', intent: 'none' },
] as const;

export const outcomeOf = (run: Pick<Run, 'outcome'>) =>
  OUTCOMES.find(({ value }) => value === run.outcome) ?? OUTCOMES[2];

const REASONS: Readonly<Record<string, string>> = {
  again: 'Skipped: the rule already ran on this record within 10 minutes.',
  chain: 'Skipped: triggered by another rule (loop protection).',
  pace: 'Hourly run limit exceeded, so the rule was paused.',
  elsewhere: 'You were in another workspace.',
  expired: 'Expired after a month without approval.',
};

/** Why a contact wasn't enrolled in a sequence. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  no_client: 'no client yet',
  no_address: 'no email address',
  do_not_contact: 'marked Do not contact',
  unsubscribed: 'unsubscribed',
  bounced: 'emails to them bounce',
  no_consent: 'no email consent',
  was_in_it: 'already completed this sequence',
  in_another: 'enrolled in another sequence',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns why the run was skipped or rejected; empty otherwise. */
export function describeReason(
  run: Pick<Run, 'kind' | 'reason' | 'detail'>,
  names: RuleNames,
): string {
  const { reason, detail } = run;
  if (reason === null) return '';
  if (reason === 'condition' && isObject(detail)) {
    return `Condition not met: ${describeCondition(detail as unknown as Condition, run.kind, names)}`;
  }
  if (reason === 'refused' && isObject(detail)) {
    const code = String(detail.code ?? '');
    const exclusionReason = typeof detail.said === 'string' ? detail.said : '';
    if (code === 'HXAUE') return `Not enrolled: ${LEFT_OUT[exclusionReason] ?? exclusionReason}`;
    return dataErrorMessage({ status: 400, code });
  }
  return REASONS[reason] ?? '';
}

/** Describes the actions done or pending approval. */
export const describeSteps = (run: Pick<Run, 'kind' | 'steps'>, names: RuleNames): string =>
  parseSteps(run.steps)
    .map((act) => describeAction(act, run.kind, names))
    .join('; ');

/** What the steps that read the record wrote; empty if there were none. */
export const describeOutputs = (run: Pick<Run, 'steps'>): string =>
  parseSteps(run.steps)
    .flatMap(({ output, is_pending }) => {
      if (is_pending === true) return ['waiting for the model'];
      return output === undefined ? [] : [output === '' ? 'nothing found' : output];
    })
    .join('; ');

/** What those steps read. */
export const describeInputs = (run: Pick<Run, 'steps'>): string =>
  parseSteps(run.steps).find(({ input }) => input !== undefined)?.input ?? '';

/** What read the record: models with their version, or rules. */
export const describeReaders = (run: Pick<Run, 'steps'>): string => {
  const readers = parseSteps(run.steps).flatMap(({ by, model }) =>
    by === undefined ? [] : [by === 'model' ? (model ?? 'Model') : 'Rules'],
  );
  return [...new Set(readers)].join(', ');
};

/** What the steps cost: nothing by rules, dollars by a model, tokens if its price is unknown. */
export const costOf = (run: Pick<Run, 'steps'>): string =>
  describeCost(
    parseSteps(run.steps).flatMap(({ tokens, cost_micros = null }) =>
      tokens === undefined ? [] : [{ tokens, cost_micros }],
    ),
  );
