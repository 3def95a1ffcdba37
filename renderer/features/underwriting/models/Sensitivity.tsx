import { useMemo, useState } from 'react';
import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import { listFigures } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import { gridOf, stepsAround } from '#shared/underwriting/sensitivity.ts';
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

/** One result at other values of two assumptions, and what moves it most. */
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
    </div>
  );
}
