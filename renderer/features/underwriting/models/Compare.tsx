import { useMemo } from 'react';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { listFigures } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

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
