import { useMemo } from 'react';
import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import type { ModelFigure } from '#shared/underwriting/figures.ts';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DRIVERS, measureOf } from './drivers.ts';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

interface TornadoProps {
  readonly assumptions: Assumptions;
  readonly measure: string;
}

const textOf = (figure: ModelFigure | undefined): string =>
  figure === undefined ? '—' : figureText(figure.kind, figure.value);

/** How far one step of each assumption moves a result, the largest first. */
export function Tornado({ assumptions, measure }: TornadoProps) {
  const rows = useMemo(() => {
    const swings = DRIVERS.map((driver) => {
      const value = driver.get(assumptions);
      const step = driver.step(assumptions);
      const [low, high] = [value - step, value + step].map((changed) =>
        measureOf(driver.set(assumptions, changed), measure),
      );
      return {
        driver,
        step,
        low,
        high,
        swing: Math.abs((high?.value ?? Number.NaN) - (low?.value ?? Number.NaN)),
      };
    });
    return swings.toSorted((one, other) => (other.swing || 0) - (one.swing || 0));
  }, [assumptions, measure]);
  const [first] = rows;
  const widest = first?.swing || 1;
  return (
    <section className={ui.stack8} aria-labelledby="tornado">
      <h2 id="tornado">One step down and up</h2>
      <ScrollTable columns={['Assumption', 'Step', 'Down', 'Up', 'Swing']} className={styles.years}>
        {rows.map(({ driver, step, low, high, swing }) => (
          <tr key={driver.key}>
            <th scope="row">{driver.label}</th>
            <td>{figureText(driver.kind, step)}</td>
            <td>{textOf(low)}</td>
            <td>{textOf(high)}</td>
            <td className={styles.swing}>
              <meter
                aria-label={`Swing by ${driver.label.toLowerCase()}`}
                min={0}
                max={1}
                value={Number.isFinite(swing) ? swing / widest : 0}
              />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
