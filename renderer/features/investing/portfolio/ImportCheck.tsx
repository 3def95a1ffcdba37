import { centsText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Holding } from '#shared/investing/portfolio.ts';
import type { RowProblem } from '#shared/investing/statementRows.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { ImportResult } from './portfolioShapes.ts';

interface ImportCheckProps {
  readonly holdings: readonly Holding[];
  /** Rows of the file that can't be read. */
  readonly unread: readonly RowProblem[];
  /** Rows that the ledger refuses, by row of the file. */
  readonly refused: readonly { readonly at: number; readonly code: string }[];
  readonly duplicates: number;
  /** Null before the dry run. */
  readonly result: ImportResult | null;
}

const SHOWN = 20;

/** What a dry run found: rows with problems, and what holdings would be worth. */
export function ImportCheck({ holdings, unread, refused, duplicates, result }: ImportCheckProps) {
  const problems = [
    ...unread.map(({ at, problem }) => ({ at, problem: `${problem} This row is left out.` })),
    ...refused.map(({ at, code }) => ({ at, problem: dataErrorMessage({ status: 400, code }) })),
  ];
  const nameOf = (id: string) => holdings.find((one) => one.id === id)?.name ?? '';
  return (
    <section aria-label="Check" className={ui.stack8} aria-live="polite">
      {problems.length > 0 && (
        <ul className={ui.warning}>
          {problems.slice(0, SHOWN).map(({ at, problem }) => (
            <li key={`${at} ${problem}`}>
              Row {at}: {problem}
            </li>
          ))}
          {problems.length > SHOWN && <li>{formatNumber(problems.length - SHOWN)} more</li>}
        </ul>
      )}
      {duplicates > 0 && (
        <p>
          {formatNumber(duplicates)} {duplicates === 1 ? 'row is' : 'rows are'} recorded already and
          left out.
        </p>
      )}
      {result !== null && refused.length === 0 && (
        <>
          <h3>Value after the import</h3>
          <ul>
            {result.values.map(({ holding_id: id, cents }) => (
              <li key={id}>
                {nameOf(id)}: {centsText(cents)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
