import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Leads.module.css';
import { type RoutingRules, useSetLeadRulesMutation } from './leadsApi.ts';
import { formatWaitDuration } from './responseTime.ts';

const MODES = [
  ['asked', 'The broker who was asked'],
  ['rota', 'Round robin'],
  ['state', 'Round robin by state'],
] as const;

const MINUTES = [5, 15, 30, 60, 120, 240, 480, 1440, 2880];

const statesIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Team lead routing and response time target. */
export function LeadRules({
  rules,
  onSaved,
}: {
  readonly rules: RoutingRules;
  readonly onSaved: () => void;
}) {
  const id = useId();
  const [mode, setMode] = useState(rules.mode);
  const [minutes, setMinutes] = useState(rules.minutes);
  const [takers, setTakers] = useState(
    () => new Map(rules.members.map((each) => [each.user_id, each.takes])),
  );
  const [states, setStates] = useState(
    () => new Map(rules.members.map((each) => [each.user_id, each.states.join(', ')])),
  );
  const [save, { error, isLoading }] = useSetLeadRulesMutation();
  const isFixed = !rules.may_change;
  const options = [...new Set([...MINUTES, rules.minutes])].toSorted((one, other) => one - other);

  async function send() {
    if (isLoading || isFixed) return;
    const members = rules.members.map((each) => ({
      ...each,
      takes: takers.get(each.user_id) ?? false,
      states: statesIn(states.get(each.user_id) ?? ''),
    }));
    const result = await save({ mode, minutes, members });
    if (result.error === undefined) onSaved();
  }
  return (
    <section aria-labelledby={id} className={`${ui.stack12} ${styles.section}`}>
      <h2 id={id}>Lead routing</h2>
      <p className={ui.note}>
        {isFixed
          ? 'Only your workspace owner or an admin can change this.'
          : "Leads from confidential listings always go to the listing's broker."}
      </p>
      <Form onSend={send} className={styles.rules}>
        <div className={styles.pair}>
          <SelectField
            label="New leads go to"
            options={MODES}
            value={mode}
            disabled={isFixed}
            onChange={({ target }) => setMode(target.value as RoutingRules['mode'])}
          />
          <SelectField
            label="Respond within"
            options={options.map((each) => [`${each}`, formatWaitDuration(each)] as const)}
            value={`${minutes}`}
            disabled={isFixed}
            onChange={({ target }) => setMinutes(Number(target.value))}
          />
        </div>
        {mode !== 'asked' && (
          <ul className={styles.takers}>
            {rules.members.map(({ user_id, name }) => (
              <li key={user_id}>
                <label>
                  <input
                    type="checkbox"
                    checked={takers.get(user_id) ?? false}
                    disabled={isFixed}
                    onChange={({ target }) =>
                      setTakers(new Map(takers).set(user_id, target.checked))
                    }
                  />
                  {name}
                </label>
                {mode === 'state' && takers.get(user_id) === true && (
                  <TextField
                    label={`States of ${name}`}
                    isOptional
                    placeholder="IA, MN (blank: all other states)"
                    value={states.get(user_id) ?? ''}
                    disabled={isFixed}
                    onChange={({ target }) => setStates(new Map(states).set(user_id, target.value))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <FormError
          notice={
            isDataError(error) ? { title: 'Not saved', description: dataErrorMessage(error) } : null
          }
        />
        {!isFixed && (
          <Button type="submit" intent="primary" size="small" loading={isLoading}>
            Save
          </Button>
        )}
      </Form>
    </section>
  );
}
