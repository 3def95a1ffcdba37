import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getAutomatedNoun, getAutomationTrigger } from '#shared/clients/automation/triggers.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FilterChips } from '../../../workbench/list/filters/FilterChips.tsx';
import { ActionList } from './ActionList.tsx';
import styles from './Automation.module.css';
import {
  useRemoveAutomationMutation,
  useSaveAutomationMutation,
  useSwitchAutomationMutation,
  useTryAutomationMutation,
} from './automationApi.ts';
import { DryRunResults } from './DryRunResults.tsx';
import {
  conditionFields,
  describePause,
  peopleOptions,
  type Rule,
  type RuleDraft,
  type RuleNames,
  toCondition,
  toFilter,
} from './rules.ts';
import { TriggerLine } from './TriggerLine.tsx';

interface RuleEditorProps {
  /** The rule being edited; null for a new one. */
  readonly rule: Rule | null;
  readonly begin: RuleDraft;
  readonly names: RuleNames;
}

const draftOf = (rule: RuleDraft): RuleDraft => ({
  name: rule.name,
  occasion: rule.occasion,
  occasion_value: rule.occasion_value,
  whose: rule.whose,
  matches: rule.matches,
  conditions: rule.conditions,
  acts: rule.acts,
});

/** Sentence-style rule editor with trial run, save, and on/off switch. */
export function RuleEditor({ rule, begin, names }: RuleEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(begin));
  const [isSubmitted, setSubmitted] = useState(false);
  const navigate = useNavigate();
  const [save, saving] = useSaveAutomationMutation();
  const [attempt, trial] = useTryAutomationMutation();
  const [change, switching] = useSwitchAutomationMutation();
  const [remove] = useRemoveAutomationMutation();
  const { kind } = getAutomationTrigger(draft.occasion);
  const noun = getAutomatedNoun(kind);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(begin));
  useUnsavedWork(isChanged);
  const set = (values: Partial<RuleDraft>) => setDraft({ ...draft, ...values });
  const error = saving.error ?? trial.error;

  async function keep() {
    setSubmitted(true);
    if (saving.isLoading || draft.name.trim() === '') return;
    const result = await save({ draft, of: rule });
    if (result.data !== undefined) {
      void navigate(linkTo('workflowAutomation', undefined, { rule: result.data }), {
        replace: true,
      });
    }
  }
  async function takeAway(id: string) {
    const result = await remove(id);
    if (result.error === undefined) void navigate(linkTo('workflowAutomation'));
  }
  return (
    <section aria-label={rule?.name ?? 'New rule'} className={`${ui.stack16} ${styles.editor}`}>
      <div className={styles.head}>
        <h2>{rule?.name ?? 'New rule'}</h2>
        <LinkButton to="workflowAutomation" size="small" variant="minimal">
          Close
        </LinkButton>
      </div>
      {rule?.paused_because != null && (
        <p className={styles.warning}>{describePause(rule.paused_because)}.</p>
      )}
      <Form onSend={keep} className={styles.form}>
        <TextField
          label="Name"
          maxLength={120}
          value={draft.name}
          error={isSubmitted && draft.name.trim() === '' ? 'Enter a name.' : undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TriggerLine draft={draft} onChange={set} />
        {/* biome-ignore lint/a11y/useSemanticElements: a line of a sentence, not a box */}
        <div role="group" aria-label="If" className={`${ui.actions} ${styles.line}`}>
          <strong>If</strong>
          {draft.conditions.length > 1 && (
            <select
              aria-label="Match conditions"
              className={styles.chip}
              value={draft.matches}
              onChange={({ target }) => set({ matches: target.value === 'any' ? 'any' : 'all' })}
            >
              <option value="all">all conditions are met</option>
              <option value="any">any condition is met</option>
            </select>
          )}
          {draft.conditions.length === 0 && <span className={ui.aside}>no conditions</span>}
          <FilterChips
            key={kind}
            fields={conditionFields(kind)}
            filters={draft.conditions.map(toFilter)}
            optionsOf={peopleOptions(noun, names)}
            onChange={(filters) =>
              set({ conditions: filters.map((filter) => toCondition(filter, kind)) })
            }
          />
        </div>
        <ActionList
          kind={kind}
          acts={draft.acts}
          names={names}
          onChange={(acts) => set({ acts })}
        />
        <ServerError error={error} title="Incomplete rule" />
        <div className={ui.wrap}>
          <Button
            type="submit"
            intent="primary"
            loading={saving.isLoading}
            disabled={rule !== null && !isChanged}
          >
            Save
          </Button>
          <Button loading={trial.isLoading} onClick={() => void attempt(draft)}>
            Test on past 30 days
          </Button>
          {rule !== null && (
            <>
              <Button
                disabled={isChanged}
                loading={switching.isLoading}
                onClick={() => void change({ id: rule.id, isOn: !rule.is_on })}
              >
                {rule.is_on ? 'Turn off' : 'Turn on'}
              </Button>
              <Button variant="minimal" intent="danger" onClick={() => void takeAway(rule.id)}>
                Delete
              </Button>
            </>
          )}
        </div>
        {isChanged && rule?.is_on === true && (
          <p className={ui.aside}>Edited rules stay off until you turn them on again.</p>
        )}
      </Form>
      {trial.data !== undefined && <DryRunResults trial={trial.data} draft={draft} names={names} />}
    </section>
  );
}
