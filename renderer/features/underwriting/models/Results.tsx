import { useState } from 'react';
import { formatMonth } from '#shared/format/date.ts';
import { listFigures, type ModelFigure, yearOf } from '#shared/underwriting/figures.ts';
import { addMonths, type Model } from '#shared/underwriting/model.ts';
import type { Line } from '#shared/underwriting/monthly.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

interface ResultsProps {
  readonly model: Model;
}

/** The results, each opening its formula and inputs. */
export function Figures({ model }: ResultsProps) {
  const [open, setOpen] = useState<ModelFigure | null>(null);
  const figures = listFigures(model);
  return (
    <>
      <ul className={styles.figures} aria-label="Results">
        {figures.map((figure) => (
          <li key={figure.key}>
            <DialogButton className={styles.result} onClick={() => setOpen(figure)}>
              <span className={ui.caption}>{figure.label}</span>{' '}
              <strong>{figureText(figure.kind, figure.value)}</strong>
            </DialogButton>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Dialog label={open.label} place="side" onClose={() => setOpen(null)}>
          <div className={ui.stack12}>
            <h2>{open.label}</h2>
            <p className={styles.main}>{figureText(open.kind, open.value)}</p>
            {open.reason !== undefined && <p>{open.reason}</p>}
            <p className={ui.note}>{open.formula}</p>
            <RuledTable className={styles.money}>
              <tbody>
                {open.inputs.map((input) => (
                  <tr key={input.label}>
                    <th scope="row">{input.label}</th>
                    <td>{figureText(input.kind, input.value)}</td>
                  </tr>
                ))}
              </tbody>
            </RuledTable>
            <PlainButton onClick={() => setOpen(null)}>Close</PlainButton>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Cash flow by year; a line opens its formula and months. */
export function CashFlow({ model }: ResultsProps) {
  const [open, setOpen] = useState<Line | null>(null);
  const { exit, closingOn } = model.assumptions;
  const years = Array.from({ length: exit.year + 1 }, (_, at) => at + 1);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={ui.scroll} aria-label="Cash flow by year" tabIndex={0}>
        <table className={styles.years}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year > exit.year ? `${year} (sale basis)` : year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.lines.map((line) => (
              <tr key={line.key} data-total={line.isTotal === true}>
                <th scope="row">
                  <DialogButton className={styles.line} onClick={() => setOpen(line)}>
                    {line.label}
                  </DialogButton>
                </th>
                {years.map((year) => (
                  <td key={year}>{lineText(line, yearOf(line, year))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {open !== null && (
        <Dialog label={open.label} place="side" onClose={() => setOpen(null)}>
          <div className={ui.stack12}>
            <h2>{open.label}</h2>
            <p className={ui.note}>{open.formula}</p>
            <RuledTable className={styles.money}>
              <tbody>
                {open.months.slice(0, exit.year * 12).map((amount, at) => {
                  const month = formatMonth(new Date(`${addMonths(closingOn, at)}T12:00:00`));
                  return (
                    <tr key={month}>
                      <th scope="row">{month}</th>
                      <td>{lineText(open, amount)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </RuledTable>
            <PlainButton onClick={() => setOpen(null)}>Close</PlainButton>
          </div>
        </Dialog>
      )}
    </>
  );
}

const lineText = ({ kind, isCost }: Line, amount: number): string =>
  figureText(
    kind === 'share' ? 'share' : 'money',
    isCost === true && amount !== 0 ? -amount : amount,
  );

/** Sources and uses, loan tests, sale, and refinance. */
export function Capital({ model }: ResultsProps) {
  const { sale, refinancing, totalUses } = model;
  const table = (title: string, rows: readonly (readonly [string, string])[]) => (
    <section className={ui.stack8}>
      <h2>{title}</h2>
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
    </section>
  );
  const amounts = (of: Model['uses']) =>
    of.map(
      ({ key, label, amount }) =>
        [label === '' ? key : label, figureText('money', amount)] as const,
    );
  return (
    <div className={styles.capital}>
      {table('Sources', [...amounts(model.sources), ['Total', figureText('money', totalUses)]])}
      {table('Uses', [...amounts(model.uses), ['Total', figureText('money', totalUses)]])}
      {model.loans.map((sized) => (
        <div key={sized.loan.id}>
          {table(`${sized.loan.name || 'Loan'} tests`, [
            ['Coverage', figureText('money', sized.tests.coverage ?? null)],
            ['Loan to value', figureText('money', sized.tests.value ?? null)],
            ['Loan to cost', figureText('money', sized.tests.cost ?? null)],
            ['Debt yield', figureText('money', sized.tests.debtYield ?? null)],
            ['Limited by', sized.binding === null ? 'Amount entered' : TESTS[sized.binding]],
            ['Annual debt service', figureText('money', sized.annualService)],
          ])}
        </div>
      ))}
      {sale !== null &&
        table('Sale', [
          ['NOI after the hold', figureText('money', sale.noi)],
          ['Price', figureText('money', sale.price)],
          ['Selling costs', figureText('money', -sale.costs)],
          ['Loan payoff', figureText('money', -sale.payoff)],
          ['Prepayment', figureText('money', -sale.penalty)],
          ['Working capital', figureText('money', sale.workingCapital)],
          ['Proceeds', figureText('money', sale.proceeds)],
        ])}
      {refinancing !== null &&
        table('Refinance', [
          ['Value', figureText('money', refinancing.value)],
          ['New loan', figureText('money', refinancing.loan)],
          ['Limited by', refinancing.binding === null ? '—' : TESTS[refinancing.binding]],
          ['Annual debt service', figureText('money', refinancing.annualService)],
          ['Payoff', figureText('money', -refinancing.payoff)],
          ['Prepayment', figureText('money', -refinancing.penalty)],
          ['Fee', figureText('money', -refinancing.fee)],
          ['Proceeds', figureText('money', refinancing.proceeds)],
        ])}
    </div>
  );
}

const TESTS = {
  coverage: 'Coverage',
  value: 'Loan to value',
  cost: 'Loan to cost',
  debtYield: 'Debt yield',
} as const;
