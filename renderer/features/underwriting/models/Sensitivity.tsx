import { useMemo, useState } from 'react';
import type { Assumptions, Scenario } from '#shared/underwriting/assumptions.ts';
import { roundCents } from '#shared/underwriting/cents.ts';
import { listFigures } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import { gridOf, seekGoal, stepsAround } from '#shared/underwriting/sensitivity.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

interface Driver {
  readonly key: string;
  readonly label: string;
  readonly kind: 'money' | 'rate' | 'share';
  readonly get: (of: Assumptions) => number;
  readonly set: (of: Assumptions, value: number) => Assumptions;
  /** The change from one row or column to the next. */
  readonly step: (of: Assumptions) => number;
}

const DRIVERS: readonly Driver[] = [
  {
    key: 'price',
    label: 'Price',
    kind: 'money',
    get: ({ purchase }) => purchase.price,
    set: (of, price) => ({
      ...of,
      purchase: { ...of.purchase, price: Math.max(roundCents(price), 0) },
    }),
    step: ({ purchase }) => roundCents(purchase.price * 0.05),
  },
  {
    key: 'exit',
    label: 'Exit cap rate',
    kind: 'rate',
    get: ({ exit }) => exit.capRate,
    set: (of, capRate) => ({ ...of, exit: { ...of.exit, capRate } }),
    step: () => 0.0025,
  },
  {
    key: 'occupancy',
    label: 'Stabilized occupancy',
    kind: 'share',
    get: ({ occupancy }) => occupancy.stabilized,
    set: (of, value) => ({
      ...of,
      occupancy: { ...of.occupancy, stabilized: Math.min(Math.max(value, 0), 1) },
    }),
    step: () => 0.02,
  },
  {
    key: 'rent',
    label: 'Change in rent',
    kind: 'share',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      units: of.units.map((unit) => ({ ...unit, rent: roundCents(unit.rent * (1 + change)) })),
    }),
    step: () => 0.025,
  },
  {
    key: 'rate',
    label: 'Change in interest rate',
    kind: 'rate',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      loans: of.loans.map((loan) => ({ ...loan, rate: Math.max(loan.rate + change, 0) })),
    }),
    step: () => 0.005,
  },
  {
    key: 'ltv',
    label: 'Change in maximum LTV',
    kind: 'share',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      loans: of.loans.map((loan) => ({
        ...loan,
        loanToValue: Math.min(Math.max(loan.loanToValue + change, 0), 1),
      })),
    }),
    step: () => 0.05,
  },
];

const MEASURES = ['irr', 'multiple', 'dscr', 'noi', 'cashOnCash', 'npv', 'loan'] as const;
const SIZE = 5;

const measureOf = (of: Assumptions, key: string) =>
  listFigures(computeModel(of)).find((figure) => figure.key === key);

const driverOf = (key: string): Driver =>
  DRIVERS.find((one) => one.key === key) ?? (DRIVERS[0] as Driver);

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
    return {
      rows: rowValues,
      columns: columnValues,
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
              {columns.map((value) => (
                <th key={value} scope="col">
                  {figureText(column.kind, value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((value, at) => (
              <tr key={value}>
                <th scope="row">{figureText(row.kind, value)}</th>
                {columns.map((columnValue, place) => {
                  const figure = grid[at]?.[place];
                  const isCenter = at === (SIZE - 1) / 2 && place === (SIZE - 1) / 2;
                  return (
                    <td key={columnValue} data-center={isCenter}>
                      {figure === undefined ? '—' : figureText(figure.kind, figure.value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TargetPrice assumptions={assumptions} />
    </div>
  );
}

const TARGETS = [0.1, 0.12, 0.14, 0.16, 0.18, 0.2];

function TargetPrice({ assumptions }: SensitivityProps) {
  const prices = useMemo(() => {
    const { price } = assumptions.purchase;
    const at = (value: number) => driverOf('price').set(assumptions, value);
    return TARGETS.map((target) => ({
      target,
      price:
        price === 0
          ? null
          : seekGoal({
              target,
              least: price * 0.25,
              most: price * 3,
              of: (value) => measureOf(at(value), 'irr')?.value ?? null,
            }),
    }));
  }, [assumptions]);
  return (
    <section className={ui.stack8} aria-labelledby="target-price">
      <h2 id="target-price">Price for a target IRR</h2>
      <table className={styles.years}>
        <thead>
          <tr>
            {prices.map(({ target }) => (
              <th key={target} scope="col">
                {figureText('rate', target)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {prices.map(({ target, price }) => (
              <td key={target}>{figureText('money', price)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={ui.note}>
        A dash means no price between a quarter and three times the current one earns it.
      </p>
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
