import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
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

const rulesSchema = z.object({
  mode: z.enum(['asked', 'rota', 'state']),
  minutes: z.pipe(z.string(), z.transform(Number)),
  members: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      takes: z.boolean(),
      states: z.pipe(z.string(), z.transform(statesIn)),
    }),
  ),
});

interface LeadRulesProps {
  readonly rules: RoutingRules;
  readonly onSaved: () => void;
}

/** Team lead routing and response time target. */
export function LeadRules({ rules, onSaved }: LeadRulesProps) {
  const id = useId();
  const [save] = useSetLeadRulesMutation();
  const form = useSaveForm({
    schema: rulesSchema,
    defaultValues: {
      mode: rules.mode,
      minutes: `${rules.minutes}`,
      members: rules.members.map((each) => ({ ...each, states: each.states.join(', ') })),
    },
    save,
    onSaved,
  });
  const { mode, members } = form.values;
  const isFixed = !rules.may_change;
  const options = [...new Set([...MINUTES, rules.minutes])].toSorted((one, other) => one - other);
  return (
    <section aria-labelledby={id} className={`${ui.stack12} ${styles.section}`}>
      <h2 id={id}>Lead routing</h2>
      <p className={ui.note}>
        {isFixed
          ? 'Only your workspace owner or an admin can change this.'
          : "Leads from confidential listings always go to the listing's broker."}
      </p>
      <Form onSend={() => !isFixed && form.send()} className={styles.rules}>
        <div className={styles.pair}>
          <SelectField
            label="New leads go to"
            options={MODES}
            {...form.field('mode')}
            disabled={isFixed}
          />
          <SelectField
            label="Respond within"
            options={options.map((each) => [`${each}`, formatWaitDuration(each)] as const)}
            {...form.field('minutes')}
            disabled={isFixed}
          />
        </div>
        {mode !== 'asked' && (
          <ul className={styles.takers}>
            {rules.members.map(({ user_id, name }, at) => (
              <li key={user_id}>
                <label>
                  <input
                    type="checkbox"
                    disabled={isFixed}
                    {...form.register(`members.${at}.takes`)}
                  />
                  {name}
                </label>
                {mode === 'state' && members[at]?.takes === true && (
                  <TextField
                    label={`States of ${name}`}
                    isOptional
                    placeholder="IA, MN (blank: all other states)"
                    disabled={isFixed}
                    {...form.register(`members.${at}.states`)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <ServerError error={form.error} title="Not saved" />
        {!isFixed && (
          <Button type="submit" intent="primary" size="small" loading={form.isSubmitting}>
            Save
          </Button>
        )}
      </Form>
    </section>
  );
}
