import { Tag } from '@blueprintjs/core';
import { useRef } from 'react';
import {
  AUTOMATION_ACTIONS,
  type AutomationActionKind,
  getActionsFor,
  getAutomatedNoun,
  requiresConfirmation,
} from '#shared/clients/automation/triggers.ts';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ActionFields, ModelChoice } from './ActionFields.tsx';
import styles from './Automation.module.css';
import { type RuleAction, type RuleNames, settableFields } from './rules.ts';

interface ActListProps {
  readonly kind: string;
  readonly acts: readonly RuleAction[];
  readonly names: RuleNames;
  readonly onChange: (acts: readonly RuleAction[]) => void;
}

const MOST = 5;

function beginningOf(
  of: AutomationActionKind,
  kind: string,
  { people, sequences }: RuleNames,
): RuleAction {
  const [field] = settableFields(getAutomatedNoun(kind));
  switch (of) {
    case 'task':
      return { do: of, title: 'Call {record}', to: 'me', days: 1 };
    case 'notify':
      return { do: of, to: 'me', words: 'Look at {record}' };
    case 'note':
      return { do: of, words: '' };
    case 'set':
      return { do: of, field: field?.name ?? '', value: null };
    case 'tag':
      return { do: of, tag: '' };
    case 'assign':
      return { do: of, to: people[1]?.id ?? 'me' };
    case 'classify':
      return { do: of, tag: 'urgent', words: 'urgent, as soon as possible' };
    case 'draft':
      return { do: of, words: 'Thank you for your interest in {record}.' };
    case 'enrol':
      return { do: of, sequence_id: sequences[0]?.id ?? '' };
    default:
      return { do: of };
  }
}

/** The steps of a rule, in order. */
export function ActionList({ kind, acts, names, onChange }: ActListProps) {
  const add = useRef<HTMLDivElement>(null);
  const offered = getActionsFor(kind).filter(
    ({ value }) =>
      !['assign', 'enrol', 'deal', 'extract', 'summarize', 'approve'].includes(value) ||
      !acts.some((act) => act.do === value),
  );
  function remove(index: number) {
    onChange(acts.toSpliced(index, 1));
    announce('Step removed');
    add.current?.querySelector('button')?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines of a sentence, not a box
    <div role="group" aria-label="Then" className={styles.acts}>
      {acts.map((act, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a line of a sentence, not a box
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          key={index}
          className={`${ui.actions} ${styles.line}`}
          role="group"
          aria-label={`Step ${index + 1}`}
        >
          <strong>{index === 0 ? 'Then' : 'and'}</strong>
          <span>{AUTOMATION_ACTIONS.find(({ value }) => value === act.do)?.label}</span>
          <ActionFields
            kind={kind}
            act={act}
            names={names}
            onChange={(next) => onChange(acts.with(index, next))}
          />
          {requiresConfirmation(act.do) && (
            <Tag minimal intent="primary">
              asks you first
            </Tag>
          )}
          <button
            type="button"
            aria-label={`Remove step ${index + 1}`}
            className={styles.remove}
            onClick={() => remove(index)}
          >
            <CrossIcon />
          </button>
          <ModelChoice act={act} onChange={(next) => onChange(acts.with(index, next))} />
        </div>
      ))}
      {acts.length < MOST && (
        <div ref={add} className={`${ui.actions} ${styles.line}`}>
          <strong>{acts.length === 0 ? 'Then' : 'and'}</strong>
          <MenuButton
            label="Add step"
            align="start"
            sections={[
              {
                entries: offered.map(({ value, label }) => ({
                  name: label,
                  onChoose: () => onChange([...acts, beginningOf(value, kind, names)]),
                })),
              },
            ]}
          >
            Add step
          </MenuButton>
        </div>
      )}
    </div>
  );
}
