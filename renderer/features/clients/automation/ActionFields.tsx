import { useId, useState } from 'react';
import { getAutomatedNoun } from '#shared/clients/automation/triggers.ts';
import { type InputValue, parseFieldValue, toInputValue } from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FieldControl } from '../../../workbench/form/FieldControl.tsx';
import { useAiSettingsQuery } from '../../ai/provider/index.ts';
import styles from './Automation.module.css';
import { type RuleAction, type RuleNames, settableFields } from './rules.ts';

interface ActFieldsProps {
  readonly kind: string;
  readonly act: RuleAction;
  readonly names: RuleNames;
  readonly onChange: (act: RuleAction) => void;
}

const READING_STEPS: readonly string[] = ['classify', 'extract', 'summarize', 'draft'];

type ModelChoiceProps = Pick<ActFieldsProps, 'act' | 'onChange'>;

/** For steps that read the record: lets a language model do it. Only if one is connected, or was at the last save. */
export function ModelChoice({ act, onChange }: ModelChoiceProps) {
  const { data } = useAiSettingsQuery();
  const active = data?.active ?? null;
  const isChosen = act.by_model === true;
  if (!READING_STEPS.includes(act.do) || (active === null && !isChosen)) return null;
  return (
    <div className={styles.model}>
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => {
          const { by_model: _before, ...others } = act;
          onChange(target.checked ? { ...others, by_model: true } : others);
        }}
      >
        Use the language model
      </Checkbox>
      {isChosen && (
        <span className={ui.aside}>
          {active === null
            ? 'No model is connected, so rules read the record.'
            : `Sends the record’s text, with personal numbers masked, to ${active.host} (${active.model}). Rules read it if the model can’t.`}
        </span>
      )}
    </div>
  );
}

/** The fields of one step, by its action. */
export function ActionFields({ kind, act, names, onChange }: ActFieldsProps) {
  const set = (values: Partial<RuleAction>) => onChange({ ...act, ...values });
  const renderTextInput = (name: 'title' | 'words' | 'tag', label: string, longest: number) => (
    <input
      aria-label={label}
      className={`${styles.chip} ${styles.words}`}
      maxLength={longest}
      value={act[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const who = (label: string, others: readonly (readonly [string, string])[]) => (
    <select
      aria-label={label}
      className={styles.chip}
      value={act.to ?? 'me'}
      onChange={({ target }) => set({ to: target.value })}
    >
      {[...others, ...names.people.slice(1).map(({ id, name }) => [id, name] as const)].map(
        ([value, optionLabel]) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ),
      )}
    </select>
  );
  switch (act.do) {
    case 'task':
      return (
        <>
          {renderTextInput('title', 'Task', 150)}
          <span>for</span>
          {who(
            'Assignee',
            kind === 'listings'
              ? [['me', 'me']]
              : [
                  ['me', 'me'],
                  ['owner', 'the record owner'],
                ],
          )}
          <span>due in</span>
          <input
            aria-label="Business days"
            className={styles.chip}
            inputMode="numeric"
            maxLength={3}
            value={String(act.days ?? 0)}
            onChange={({ target }) => set({ days: Number(target.value.replace(/\D/g, '')) })}
          />
          <span>business days</span>
        </>
      );
    case 'notify':
      return (
        <>
          {who('Recipient', [['me', 'me']])}
          <span>of</span>
          {renderTextInput('words', 'Notification text', 200)}
        </>
      );
    case 'note':
      return renderTextInput('words', 'Note', 1000);
    case 'draft':
      return renderTextInput('words', 'Draft', 1000);
    case 'classify':
      return (
        <>
          {renderTextInput('tag', 'Tag', 40)}
          <span>if it mentions</span>
          {renderTextInput('words', 'Words, separated by commas', 300)}
        </>
      );
    case 'tag':
      return renderTextInput('tag', 'Tag', 40);
    case 'assign':
      return (
        <>
          <span>to</span>
          {who(
            'New owner',
            kind === 'leads'
              ? [
                  ['me', 'me'],
                  ['turn', 'the next in rotation'],
                ]
              : [['me', 'me']],
          )}
        </>
      );
    case 'enrol':
      return (
        <select
          aria-label="Sequence"
          className={styles.chip}
          value={act.sequence_id ?? ''}
          onChange={({ target }) => set({ sequence_id: target.value })}
        >
          {names.sequences.length === 0 && <option value="">No sequences yet</option>}
          {names.sequences.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      );
    case 'set':
      return <SetFields kind={kind} act={act} names={names} onChange={onChange} />;
    default:
      return null;
  }
}

function SetFields({ kind, act, onChange }: ActFieldsProps) {
  const noun = getAutomatedNoun(kind);
  const field = fieldOf(noun, act.field ?? '');
  return (
    <>
      <select
        aria-label="Field"
        className={styles.chip}
        value={act.field}
        onChange={({ target }) => onChange({ do: 'set', field: target.value, value: null })}
      >
        {settableFields(noun).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <span>to</span>
      {field !== undefined && (
        <SetValue key={field.name} field={field} act={act} onChange={onChange} />
      )}
    </>
  );
}

interface SetValueProps {
  readonly field: Field;
  readonly act: RuleAction;
  readonly onChange: (act: RuleAction) => void;
}

function SetValue({ field, act, onChange }: SetValueProps) {
  const id = useId();
  const [typed, setTyped] = useState<InputValue>(() => toInputValue(field, act.value ?? null));
  const reading = parseFieldValue(field, typed);
  return (
    <span className={styles.value}>
      <FieldControl
        field={field}
        control={{
          id,
          'aria-invalid': 'sentence' in reading ? true : undefined,
          'aria-describedby': undefined,
        }}
        label="Value"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          const read = parseFieldValue(field, next);
          if ('value' in read) onChange({ ...act, value: read.value });
        }}
      />
      {'sentence' in reading && <span className={styles.warning}>{reading.sentence}</span>}
    </span>
  );
}
