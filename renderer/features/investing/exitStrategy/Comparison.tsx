import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type ExitInputs, exitInputsSchema } from '#shared/investing/exitInputs.ts';
import { compareExits } from '#shared/investing/exitStrategy.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AssumptionInput } from '../../underwriting/models/index.ts';
import styles from '../Entity.module.css';
import { ExitResults } from './ExitResults.tsx';
import { useSaveExitPlanMutation } from './exitApi.ts';
import { EXIT_GROUPS, type ExitField } from './exitFields.ts';
import { Readiness } from './Readiness.tsx';

interface ComparisonProps {
  readonly modelId: string;
  readonly scenario: Scenario;
  readonly initial: ExitInputs;
  /** The saved version these inputs are from; 0 before the first save. */
  readonly version: number;
  readonly isSaved: boolean;
  /** Chooses the scenario. */
  readonly picker: ReactNode;
}

/** Inputs on the left; the alternatives after tax on the right. */
export function Comparison(props: ComparisonProps) {
  const { modelId, scenario, initial, version, isSaved, picker } = props;
  const [inputs, setInputs] = useState(initial);
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const [save, { isLoading, error }] = useSaveExitPlanMutation();
  const isOrdered = inputs.decisionMonth < inputs.horizonMonth;
  const results = useMemo(
    () => (isOrdered ? compareExits(scenario.assumptions, inputs) : null),
    [scenario, inputs, isOrdered],
  );
  const isChanged = !isSaved || inputs !== initial;
  function change(field: ExitField, value: unknown) {
    const next = exitInputsSchema.safeParse(withValue(inputs, field, value));
    if (next.success) setInputs(next.data);
  }
  function noteValidity({ key }: ExitField, isValid: boolean) {
    const next = new Set(invalid);
    if (isValid) next.delete(key);
    else next.add(key);
    setInvalid(next);
  }
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <div className={styles.bar}>
          {picker}
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            disabled={!isChanged || !isOrdered || invalid.size > 0}
            onClick={() => void save({ modelId, version, scenarioId: scenario.id, inputs })}
          >
            Save inputs
          </Button>
        </div>
        <ServerError error={error} title="Not saved" />
        {EXIT_GROUPS.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {fields.map((field) => (
              <div key={field.key} className={styles.field}>
                <span>
                  {field.label}
                  {field.kind === 'percent' && ', %'}
                  {field.source !== undefined && <small>{field.source}</small>}
                </span>
                <span>
                  <AssumptionInput
                    field={field}
                    value={readInput(inputs, field)}
                    onChange={(value) => change(field, value)}
                    onValid={(isValid) => noteValidity(field, isValid)}
                  />
                </span>
              </div>
            ))}
            {title === 'Decision' && (
              <>
                {!isOrdered && (
                  <p role="alert" className={ui.error}>
                    The later sale must be after the decision.
                  </p>
                )}
                <Checkbox
                  checked={inputs.isDeferred}
                  onChange={({ target }) => setInputs({ ...inputs, isDeferred: target.checked })}
                >
                  Defer tax of a sale now (IRC §1031)
                </Checkbox>
              </>
            )}
          </fieldset>
        ))}
      </div>
      <div className={ui.stack16}>
        {results !== null && <ExitResults results={results} inputs={inputs} scenario={scenario} />}
        <Readiness />
      </div>
    </div>
  );
}

type Bag = Readonly<Record<string, unknown>>;

function readInput(inputs: ExitInputs, { path: [key, inner] }: ExitField): unknown {
  const value = (inputs as Bag)[key];
  return inner === undefined ? value : (value as Bag)[inner];
}

function withValue(inputs: ExitInputs, { path: [key, inner] }: ExitField, value: unknown): Bag {
  if (inner === undefined) return { ...inputs, [key]: value };
  return { ...inputs, [key]: { ...((inputs as Bag)[key] as Bag), [inner]: value } };
}
