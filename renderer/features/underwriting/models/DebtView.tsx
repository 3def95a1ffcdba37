import { listDebtYears } from '#shared/underwriting/debtYears.ts';
import type { Model } from '#shared/underwriting/model.ts';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';
import { Capital } from './Results.tsx';

const ROWS = [
  ['NOI', 'money', 'noi'],
  ['Interest', 'money', 'interest'],
  ['Principal', 'money', 'principal'],
  ['Insurance premium', 'money', 'premium'],
  ['Debt service', 'money', 'service'],
  ['Balance', 'money', 'balance'],
  ['DSCR', 'times', 'coverage'],
  ['LTV at exit cap rate', 'rate', 'loanToValue'],
  ['Debt yield', 'rate', 'debtYield'],
] as const;

/** Sources and uses, how each loan is sized, and the lender's ratios by year. */
export default function DebtView({ model }: { readonly model: Model }) {
  const years = listDebtYears(model);
  const rows = ROWS.filter(
    ([, , key]) => key !== 'premium' || years.some((year) => year.premium > 0),
  );
  return (
    <div className={ui.stack16}>
      <Capital model={model} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={ui.scroll} aria-label="Debt by year" tabIndex={0}>
        <table className={styles.years}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {years.map(({ year }) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, kind, key]) => (
              <tr key={key} data-total={key === 'service' || key === 'balance'}>
                <th scope="row">{label}</th>
                {years.map((year) => (
                  <td key={year.year}>{figureText(kind, year[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
