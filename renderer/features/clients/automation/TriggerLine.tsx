import {
  AUTOMATION_TRIGGERS,
  getAutomationTrigger,
  type TriggerParameter,
} from '#shared/clients/automation/triggers.ts';
import { DEAL_STAGES } from '#shared/deals/stages.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useRecordTags } from '../../../workbench/data/attachmentsApi.ts';
import styles from './Automation.module.css';
import type { RuleDraft } from './rules.ts';

interface OccasionLineProps {
  readonly draft: RuleDraft;
  readonly onChange: (values: Partial<RuleDraft>) => void;
}

/** A rule's trigger and whose records it covers. */
export function TriggerLine({ draft, onChange }: OccasionLineProps) {
  const { kind, takes } = getAutomationTrigger(draft.occasion);

  function selectTrigger(value: string) {
    const next = getAutomationTrigger(value);
    const isOther = next.kind !== kind;
    onChange({
      occasion: value,
      occasion_value: next.begin ?? null,
      ...(isOther && {
        conditions: [],
        acts: draft.acts.filter((act) => act.do === 'task' || act.do === 'notify'),
      }),
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of a sentence, not a box
    <div role="group" aria-label="When" className={`${ui.actions} ${styles.line}`}>
      <strong>When</strong>
      <select
        aria-label="Trigger"
        className={styles.chip}
        value={draft.occasion}
        onChange={({ target }) => selectTrigger(target.value)}
      >
        {AUTOMATION_TRIGGERS.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {takes !== undefined && (
        <OccasionValue
          takes={takes}
          value={draft.occasion_value ?? ''}
          onChange={(value) => onChange({ occasion_value: value })}
        />
      )}
      {kind !== 'listings' && (
        <select
          aria-label="Record owner"
          className={styles.chip}
          value={draft.whose}
          onChange={({ target }) => onChange({ whose: target.value === 'all' ? 'all' : 'mine' })}
        >
          <option value="mine">and I own it</option>
          <option value="all">and anyone on the team owns it</option>
        </select>
      )}
    </div>
  );
}

interface ValueProps {
  readonly takes: TriggerParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OccasionValue({ takes, value, onChange }: ValueProps) {
  const tags = useRecordTags(takes === 'tag' ? contact : null);
  if (takes === 'stage') {
    return (
      <select
        aria-label="Stage"
        className={styles.chip}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {DEAL_STAGES.map((stage) => (
          <option key={stage.value} value={stage.value}>
            {stage.label}
          </option>
        ))}
      </select>
    );
  }
  const label = { minutes: 'Minutes', days: 'Days', tag: 'Tag' }[takes];
  return (
    <>
      <input
        aria-label={label}
        className={styles.chip}
        inputMode={takes === 'tag' ? 'text' : 'numeric'}
        list={takes === 'tag' ? 'automation-tags' : undefined}
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {takes === 'tag' ? (
        <datalist id="automation-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      ) : (
        <span>{label.toLowerCase()}</span>
      )}
    </>
  );
}
