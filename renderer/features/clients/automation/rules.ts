import { getAutomatedNoun, getAutomationTrigger } from '#shared/clients/automation/triggers.ts';
import { DEAL_STAGES } from '#shared/deals/stages.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { fieldOf } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { type Filter, type FilterField, filterBy } from '../../../ui/search/filters.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { OptionsOf } from '../../../workbench/list/filters/options.ts';
import { describeFilter } from '../../../workbench/print/describeFilter.ts';

/** One action of a rule; once it has run, `made` holds the data to undo it. */
export interface RuleAction {
  readonly do: string;
  readonly to?: string;
  readonly title?: string;
  readonly words?: string;
  readonly days?: number;
  readonly field?: string;
  readonly value?: Value;
  readonly tag?: string;
  readonly sequence_id?: string;
  readonly made?: string | number | null;
  /** What a step that reads the record saw, wrote, and cost. */
  readonly input?: string;
  readonly output?: string;
  readonly by?: 'rules' | 'model';
  /** True if its owner lets a language model read the record. */
  readonly by_model?: boolean;
  /** True while the model is asked. */
  readonly is_pending?: boolean;
  /** The model with its version, its tokens, and what they cost in millionths of a dollar. */
  readonly model?: string;
  readonly tokens?: number;
  readonly cost_micros?: number;
}

/** A condition in the server's format. */
export interface Condition {
  readonly field: string;
  readonly is: Filter['is'];
  readonly value?: Value | readonly number[];
}

/** An editable rule. */
export interface RuleDraft {
  readonly name: string;
  readonly occasion: string;
  readonly occasion_value: string | null;
  readonly whose: 'mine' | 'all';
  readonly matches: 'all' | 'any';
  readonly conditions: readonly Condition[];
  readonly acts: readonly RuleAction[];
}

/** The people and sequences a rule can reference, for display names. */
export interface RuleNames {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly sequences: readonly { readonly id: string; readonly name: string }[];
}

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'field' in value && 'is' in value;

const isAct = (value: unknown): value is RuleAction =>
  typeof value === 'object' && value !== null && 'do' in value;

const isRule = s.object({
  id: s.text,
  version: s.number,
  name: s.text,
  is_on: s.bool,
  paused_because: s.orNull(s.text),
  occasion: s.text,
  occasion_value: s.orNull(s.text),
  whose: s.oneOf(['mine', 'all']),
  matches: s.oneOf(['all', 'any']),
  conditions: s.listOf(isCondition),
  acts: s.listOf(isAct),
  runs: s.number,
  last_at: s.orNull(s.text),
  waiting: s.number,
});
export type Rule = s.ShapeOf<typeof isRule>;
export const areRules = s.listOf(isRule);

/** The result of a trial run. */
export const isDryRun = s.object({
  kind: s.text,
  happened: s.number,
  meets: s.number,
  lines: s.listOf(
    s.object({
      id: s.text,
      record_id: s.text,
      title: s.text,
      at: s.text,
      failing: s.orNull(isCondition),
    }),
  ),
});
export type DryRun = s.ShapeOf<typeof isDryRun>;

const SPANS = ['in_last_days', 'empty', 'not_empty'] as const;
const FIGURES = ['at_least', 'at_most', 'is', 'empty', 'not_empty'] as const;

const conditionsOf = (field: Field): FilterField => {
  if (field.type === 'date' || field.type === 'time') return filterBy(field, SPANS);
  return field.type === 'money' || field.type === 'percent' || field.type === 'number'
    ? filterBy(field, FIGURES)
    : filterBy(field);
};

/** Returns the fields that conditions can use for a record type. */
export const conditionFields = (kind: string): readonly FilterField[] =>
  getAutomatedNoun(kind).fields.map(conditionsOf);

const FIXED = new Set([
  'consent',
  'do_not_contact',
  'skipped',
  'received_at',
  'begins_at',
  'ends_at',
]);
const SETTABLE = new Set([
  'text',
  'choice',
  'money',
  'percent',
  'number',
  'date',
  'flag',
  'usState',
]);

/** Returns the fields a rule can set; excludes values entered by other users. */
export const settableFields = (noun: Noun): readonly Field[] =>
  noun.fields.filter(
    (field) => field.isReadOnly !== true && !FIXED.has(field.name) && SETTABLE.has(field.type),
  );

const toStrings = (value: unknown): readonly string[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : [String(value)];

export const toFilter = ({ field, is, value }: Condition): Filter => ({
  field,
  is,
  values: toStrings(value),
});

/** Converts a filter to the server's condition format. */
export function toCondition({ field, is, values }: Filter, kind: string): Condition {
  const type = fieldOf(getAutomatedNoun(kind), field)?.type;
  const isFigure = type === 'money' || type === 'percent' || type === 'number';
  if (is === 'empty' || is === 'not_empty') return { field, is };
  if (is === 'any_of' || is === 'none_of') return { field, is, value: values };
  const [first = ''] = values;
  if (is === 'in_last_days' || isFigure) return { field, is, value: Number(first) };
  return { field, is, value: type === 'flag' ? first === 'true' : first };
}

export const peopleOptions = (noun: Noun, { people }: RuleNames): OptionsOf =>
  Object.fromEntries(
    noun.fields
      .filter(({ type }) => type === 'person' || type === 'people')
      .map(({ name }) => [name, people.map(({ id, name: called }) => [id, called] as const)]),
  );

export function describeCondition(condition: Condition, kind: string, names: RuleNames): string {
  const by = conditionFields(kind).find(({ field }) => field.name === condition.field);
  if (by === undefined) return condition.field;
  return describeFilter(toFilter(condition), by, peopleOptions(getAutomatedNoun(kind), names));
}

/** Returns the trigger as text, such as "a deal moves to LOI signed". */
export function describeTrigger({ occasion, occasion_value: value }: RuleDraft): string {
  const { words, takes } = getAutomationTrigger(occasion);
  const valueLabel =
    takes === 'stage' ? DEAL_STAGES.find((stage) => stage.value === value)?.label : value;
  return words.replace('…', takes === 'tag' ? `“${valueLabel ?? ''}”` : (valueLabel ?? ''));
}

const nameIn = (all: RuleNames['people'], id: string | undefined): string =>
  all.find((one) => one.id === id)?.name ?? 'someone';

export function describeAssignee(to: string | undefined, { people }: RuleNames): string {
  if (to === 'me') return 'me';
  if (to === 'owner') return 'the record owner';
  return to === 'turn' ? 'the next in rotation' : nameIn(people, to);
}

const byModel = ({ by_model }: RuleAction): string =>
  by_model === true ? ' with the language model' : '';

/** Returns the action as text, such as "create a task “Call {record}” for me, due in 1 business day". */
export function describeAction(act: RuleAction, kind: string, names: RuleNames): string {
  const days = act.days ?? 0;
  switch (act.do) {
    case 'task': {
      const due = days === 0 ? 'today' : `in ${days} business ${days === 1 ? 'day' : 'days'}`;
      return `create a task “${act.title ?? ''}” for ${describeAssignee(act.to, names)}, due ${due}`;
    }
    case 'notify':
      return `notify ${describeAssignee(act.to, names)}: “${act.words ?? ''}”`;
    case 'note':
      return `add the note “${act.words ?? ''}”`;
    case 'set': {
      const field = fieldOf(getAutomatedNoun(kind), act.field ?? '');
      const value = field === undefined ? '' : formatFieldValue(field, act.value ?? null);
      return `set ${field?.label ?? 'a field'} to ${value === '' ? 'nothing' : value}`;
    }
    case 'tag':
      return `add the tag “${act.tag ?? ''}”`;
    case 'assign':
      return `assign it to ${describeAssignee(act.to, names)}`;
    case 'classify':
      return `add the tag “${act.tag ?? ''}” if it mentions ${act.words ?? ''}${byModel(act)}`;
    case 'extract':
      return `note the contact details and figures it mentions${byModel(act)}`;
    case 'summarize':
      return `note a summary of its status, tasks, and latest comment${byModel(act)}`;
    case 'draft':
      return `note the draft “${act.words ?? ''}”${byModel(act)}`;
    case 'approve':
      return 'wait for my approval';
    case 'enrol':
      return `enroll the client in “${nameIn(names.sequences, act.sequence_id)}”`;
    default:
      return 'convert the lead to a deal';
  }
}

/** Returns actions as a sentence without a period. */
export function describeActions(
  acts: readonly RuleAction[],
  kind: string,
  names: RuleNames,
): string {
  const sentence = acts.map((act) => describeAction(act, kind, names)).join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Returns the whole rule as one sentence. */
export function describeRule(draft: RuleDraft, names: RuleNames): string {
  const { kind } = getAutomationTrigger(draft.occasion);
  const joined = draft.matches === 'all' ? ' and ' : ' or ';
  const ifs = draft.conditions.map((one) => describeCondition(one, kind, names)).join(joined);
  const acts = draft.acts.map((act) => describeAction(act, kind, names)).join('; ');
  return `When ${describeTrigger(draft)}${ifs === '' ? '' : `, if ${ifs}`}: ${acts}.`;
}

const PAUSED: Readonly<Record<string, string>> = {
  not_let_in: "Paused: your account isn't approved",
  left: 'Paused: you left its workspace',
  rights: "Paused: you don't have permission for one of its actions",
  flood: 'Paused: hourly run limit exceeded',
};
export const describePause = (why: string): string => PAUSED[why] ?? 'Paused';
