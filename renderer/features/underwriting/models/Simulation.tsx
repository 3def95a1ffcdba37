import { Button, Classes } from '@blueprintjs/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ratioText, shareText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import {
  DEFAULT_SPREADS,
  type SimulationResult,
  type Spread,
} from '#shared/underwriting/simulation.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { ImportProgress } from '../../../workbench/import/ImportProgress.tsx';
import { AssumptionInput } from './AssumptionInput.tsx';
import styles from './Model.module.css';
import type { SimulationInput } from './simulationCalls.ts';
import { type SimulationWorker, startSimulationWorker } from './startSimulationWorker.ts';

const RUNS = [1_000, 5_000, 10_000] as const;
const MAX_SEED = 999_999;

interface SimulationProps {
  readonly assumptions: Assumptions;
  /** Starts the worker; tests pass one without a thread. */
  readonly start?: () => SimulationWorker;
}

interface Finished {
  readonly assumptions: Assumptions;
  readonly result: SimulationResult;
  readonly seed: number;
}

/** Monte Carlo: many runs of the model with uncertain assumptions, in a worker. */
export function Simulation({ assumptions, start = startSimulationWorker }: SimulationProps) {
  const [spreads, setSpreads] = useState(DEFAULT_SPREADS);
  const [seed, setSeed] = useState(49);
  const [runs, setRuns] = useState<number>(10_000);
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const { progress, finished, hasFailed, run, cancel } = useSimulation(start);
  const isStale = finished !== null && finished.assumptions !== assumptions;
  const setValid = (key: string, isValid: boolean) =>
    setInvalid((before) => {
      const next = new Set(before);
      if (isValid) next.delete(key);
      else next.add(key);
      return next;
    });
  return (
    <section className={ui.stack12} aria-labelledby="simulation">
      <h2 id="simulation">Monte Carlo</h2>
      <Spreads spreads={spreads} onChange={setSpreads} onValid={setValid} />
      <div className={`${styles.choices} screen-only`}>
        <SelectField
          label="Runs"
          value={`${runs}`}
          onChange={({ currentTarget }) => setRuns(Number(currentTarget.value))}
          options={RUNS.map((count) => [`${count}`, formatNumber(count)] as const)}
        />
        <FormField label="Seed" hint="The same seed repeats the same runs.">
          {(control) => (
            <input
              {...control}
              type="number"
              className={Classes.INPUT}
              min={0}
              max={MAX_SEED}
              value={seed}
              onChange={({ currentTarget }) =>
                setSeed(
                  Math.min(Math.max(Math.trunc(currentTarget.valueAsNumber || 0), 0), MAX_SEED),
                )
              }
            />
          )}
        </FormField>
        <div className={styles.run}>
          <Button
            intent="primary"
            disabled={progress !== null || invalid.size > 0}
            onClick={() => void run({ assumptions, spreads, seed, runs })}
          >
            Run simulation
          </Button>
        </div>
      </div>
      {progress !== null && (
        <ImportProgress
          busy={{ label: 'Running the model', share: progress, canStop: true }}
          onCancel={cancel}
        />
      )}
      {hasFailed && (
        <p role="alert" className={ui.error}>
          The simulation couldn't run. Try again.
        </p>
      )}
      {isStale && <p className={ui.warning}>The assumptions changed. Run the simulation again.</p>}
      {finished !== null && <Outcomes finished={finished} />}
    </section>
  );
}

function useSimulation(start: () => SimulationWorker) {
  const worker = useRef<SimulationWorker | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const end = useCallback(() => {
    worker.current?.end();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  return {
    progress,
    finished,
    hasFailed,
    async run(input: SimulationInput) {
      end();
      setFailed(false);
      setProgress(0);
      const client = start();
      worker.current = client;
      try {
        const result = await client.simulate(input, setProgress);
        setFinished({ assumptions: input.assumptions, result, seed: input.seed });
        announce('Simulation finished');
      } catch {
        // A canceled run has replaced or ended this worker.
        if (worker.current === client) setFailed(true);
      }
      if (worker.current === client || worker.current === null) setProgress(null);
      if (worker.current === client) end();
    },
    cancel() {
      end();
      setProgress(null);
    },
  };
}

const SHAPES = [
  ['normal', 'Normal'],
  ['triangular', 'Triangular'],
] as const;

interface SpreadsProps {
  readonly spreads: readonly Spread[];
  readonly onChange: (spreads: readonly Spread[]) => void;
  readonly onValid: (key: string, isValid: boolean) => void;
}

/** How each assumption varies around its value in the scenario. */
function Spreads({ spreads, onChange, onValid }: SpreadsProps) {
  const change = (key: string, values: Partial<Spread>) =>
    onChange(spreads.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const field = (label: string) => ({ key: label, label, kind: 'percent', most: 50 }) as const;
  return (
    <div className={ui.scroll}>
      <table className={styles.grid}>
        <caption className={ui.caption}>
          Normal: standard deviation. Triangular: furthest below and above, in points; capital in
          percent of cost.
        </caption>
        <TableHead columns={['Assumption', 'Distribution', 'Below %', 'Above %']} />
        <tbody>
          {spreads.map(({ key, label, shape, low, high }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-kind="choice">
                <select
                  aria-label={`Distribution, ${label.toLowerCase()}`}
                  className={Classes.INPUT}
                  value={shape}
                  onChange={({ currentTarget }) => {
                    const isNormal = currentTarget.value === 'normal';
                    change(key, {
                      shape: isNormal ? 'normal' : 'triangular',
                      ...(isNormal && { high: low }),
                    });
                  }}
                >
                  {SHAPES.map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <AssumptionInput
                  field={field('Below %')}
                  name={`Below, ${label.toLowerCase()}`}
                  value={low}
                  onChange={(value) =>
                    change(key, {
                      low: Number(value),
                      ...(shape === 'normal' && { high: Number(value) }),
                    })
                  }
                  onValid={(isValid) => onValid(`${key}.low`, isValid)}
                />
              </td>
              <td>
                {shape === 'triangular' && (
                  <AssumptionInput
                    field={field('Above %')}
                    name={`Above, ${label.toLowerCase()}`}
                    value={high}
                    onChange={(value) => change(key, { high: Number(value) })}
                    onValid={(isValid) => onValid(`${key}.high`, isValid)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Outcomes({ finished: { result, seed, assumptions } }: { readonly finished: Finished }) {
  const { percentiles, bins, runs } = result;
  const rows = [
    ...percentiles.map(
      ({ percent, irr }) =>
        [percent === 50 ? 'Median IRR' : `${percent}th percentile IRR`, ratioText(irr)] as const,
    ),
    ['Mean IRR', ratioText(result.mean)] as const,
    [`IRR below ${ratioText(assumptions.discountRate)}`, shareText(result.belowRequired)] as const,
    ['Loses capital', shareText(result.losing)] as const,
    ['First-year DSCR below 1.00', shareText(result.uncovered)] as const,
    ...(result.withoutRate > 0
      ? [['Runs without a rate', formatNumber(result.withoutRate)] as const]
      : []),
  ];
  return (
    <div className={styles.capital}>
      <RuledTable className={styles.money}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <BarChart
        title="Levered IRR by runs"
        note={`${formatNumber(runs)} runs, seed ${seed}`}
        file="simulation"
        along="IRR from"
        categories={bins.map(({ from }) => ratioText(from))}
        series={[{ id: 'runs', label: 'Runs', values: bins.map(({ count }) => count) }]}
        write={formatNumber}
      />
    </div>
  );
}
