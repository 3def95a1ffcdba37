import { useMemo, useState } from 'react';
import type { Assumptions, Scenario } from '#shared/underwriting/assumptions.ts';
import { listFigures } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import { gridOf, seekGoal, stepsAround } from '#shared/underwriting/sensitivity.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DRIVERS, driverOf, MEASURES, measureOf } from './drivers.ts';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';
import { Tornado } from './Tornado.tsx';

const SIZE = 5;

interface SensitivityProps {
  readonly assumptions: Assumptions;
}

/** One result at other values of two assumptions, and the price for a target IRR. */
export function Sensitivity({ assumptions }: SensitivityProps) {
  const [measure, setMeasure] = useState<string>('irr');
  const [down, setDown] = useState('price');
  const [across, setAcross] = useState('exit');
  const row = driverOf(down);
  const column = driverOf(across);
  const { rows, columns, grid, sample } = useMemo(() => {
    const rowValues = stepsAround(row.get(assumptions), row.step(assumptions), SIZE);
    const columnValues = stepsAround(column.get(assumptions), column.step(assumptions), SIZE);
    // Values can be equal, as at a price of zero, so each has a key of its own.
    const keyed = (values: readonly number[]) =>
      values.map((value, at) => ({ key: `${at}`, value }));
    return {
      rows: keyed(rowValues),
      columns: keyed(columnValues),
      grid: gridOf(rowValues, columnValues, (rowValue, columnValue) =>
        measureOf(column.set(row.set(assumptions, rowValue), columnValue), measure),
      ),
      sample: measureOf(assumptions, measure),
    };
  }, [assumptions, measure, row, column]);
  const figures = useMemo(() => listFigures(computeModel(assumptions)), [assumptions]);
  const options = DRIVERS.map(({ key, label }) => [key, label] as const);
  return (
    <div className={ui.stack16}>
      <div className={`${styles.choices} screen-only`}>
        <SelectField
          label="Result"
          value={measure}
          onChange={({ target }) => setMeasure(target.value)}
          options={figures
            .filter(({ key }) => (MEASURES as readonly string[]).includes(key))
            .map(({ key, label }) => [key, label] as const)}
        />
        <SelectField
          label="Rows"
          value={down}
          onChange={({ target }) => setDown(target.value)}
          options={options.filter(([key]) => key !== across)}
        />
        <SelectField
          label="Columns"
          value={across}
          onChange={({ target }) => setAcross(target.value)}
          options={options.filter(([key]) => key !== down)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={ui.scroll} aria-label="Sensitivity" tabIndex={0}>
        <table className={styles.years}>
          <caption>
            {sample?.label} by {row.label.toLowerCase()} and {column.label.toLowerCase()}
          </caption>
          <thead>
            <tr>
              <th scope="col">{row.label}</th>
              {columns.map(({ key, value }) => (
                <th key={key} scope="col">
                  {figureText(column.kind, value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key: rowKey, value }, at) => (
              <tr key={rowKey}>
                <th scope="row">{figureText(row.kind, value)}</th>
                {columns.map(({ key }, place) => {
                  const figure = grid[at]?.[place];
                  const isCenter = at === (SIZE - 1) / 2 && place === (SIZE - 1) / 2;
                  return (
                    <td key={key} data-center={isCenter}>
                      {figure === undefined ? '—' : figureText(figure.kind, figure.value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Tornado assumptions={assumptions} measure={measure} />
      <TargetPrice assumptions={assumptions} />
    </div>
  );
}

const TARGETS = [0.08, 0.1, 0.12, 0.15, 0.18, 0.2, 0.25] as const;
/** One dollar. */
const PRICE_TOLERANCE = 100;

/** The price at which the model earns a target IRR. */
function TargetPrice({ assumptions }: SensitivityProps) {
  const [target, setTarget] = useState(0.15);
  const price = useMemo(() => {
    const { price: current } = assumptions.purchase;
    const driver = driverOf('price');
    return current === 0
      ? null
      : seekGoal({
          target,
          least: current * 0.25,
          most: current * 3,
          tolerance: PRICE_TOLERANCE,
          of: (value) => measureOf(driver.set(assumptions, value), 'irr')?.value ?? null,
        });
  }, [assumptions, target]);
  return (
    <section className={ui.stack8} aria-labelledby="target-price">
      <h2 id="target-price">Price for a target IRR</h2>
      <div className={styles.choices}>
        <SelectField
          label="Levered IRR"
          value={`${target}`}
          onChange={({ currentTarget }) => setTarget(Number(currentTarget.value))}
          options={TARGETS.map((one) => [`${one}`, figureText('rate', one)] as const)}
        />
        <output className={styles.main}>
          {price === null ? 'No such price' : figureText('money', price)}
        </output>
      </div>
    </section>
  );
}

/** The results of all scenarios side by side. */
export function Compare({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const all = useMemo(
    () =>
      scenarios.map((scenario) => ({
        scenario,
        figures: listFigures(computeModel(scenario.assumptions)),
      })),
    [scenarios],
  );
  const [first] = all;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section className={ui.scroll} aria-label="Scenarios compared" tabIndex={0}>
      <table className={styles.years}>
        <thead>
          <tr>
            <th scope="col">Result</th>
            {all.map(({ scenario }) => (
              <th key={scenario.id} scope="col">
                {scenario.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first?.figures.map(({ key, label, kind }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {all.map(({ scenario, figures }) => (
                <td key={scenario.id}>
                  {figureText(kind, figures.find((one) => one.key === key)?.value ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
