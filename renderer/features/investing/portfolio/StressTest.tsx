import { centsText, dollarsText, shareText, timesText } from '#shared/format/figures.ts';
import type { Portfolio } from '#shared/investing/portfolio.ts';
import { runStressTest, type Shock } from '#shared/investing/stress.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Portfolio.module.css';

const FIELDS = [
  { name: 'occupancy', label: 'Occupancy, points', usual: -5, least: -100, most: 100 },
  { name: 'rate', label: 'Floating rates, points', usual: 1, least: -20, most: 20 },
  { name: 'cap', label: 'Cap rates, points', usual: 0.5, least: -10, most: 20 },
  { name: 'flow', label: 'NOI lost of lost revenue, %', usual: 60, least: 0, most: 100 },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

/** Changes occupancy, rates, and cap rates, and shows what value and cash would be. */
export function StressTest({ portfolio }: { readonly portfolio: Portfolio }) {
  const { params, change } = useUrlSearch();
  const numberOf = (name: FieldName): number => {
    const field = FIELDS.find((one) => one.name === name) ?? FIELDS[0];
    const typed = params.get(name);
    const value = typed === null || typed.trim() === '' ? field.usual : Number(typed);
    return Number.isFinite(value)
      ? Math.min(Math.max(value, field.least), field.most)
      : field.usual;
  };
  const shock: Shock = {
    occupancy: numberOf('occupancy'),
    rate: numberOf('rate'),
    capRate: numberOf('cap'),
    flowThrough: numberOf('flow') / 100,
  };
  const test = runStressTest(portfolio.holdings, shock);
  const lost = test.value === 0 ? null : test.valueAfter / test.value - 1;
  const shortfalls = test.rows.filter(({ stressed }) => (stressed.coverage ?? 2) < 1).length;
  return (
    <div className={styles.section}>
      <div className={styles.inputs}>
        {FIELDS.map(({ name, label, usual, least, most }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            step="any"
            min={least}
            max={most}
            value={params.get(name) ?? `${usual}`}
            onChange={({ target }) => change([[name, target.value]])}
          />
        ))}
      </div>
      <FigureStrip
        figures={[
          { label: 'Value today', value: centsText(test.value) },
          { label: 'Value after', value: centsText(test.valueAfter), hint: shareText(lost) },
          {
            label: 'Cash a year today',
            value: centsText(test.cash),
            hint: 'Your share of NOI after interest',
          },
          { label: 'Cash a year after', value: centsText(test.cashAfter) },
          { label: 'Below 1.00× coverage', value: `${shortfalls}` },
        ]}
      />
      <FoldingTable className={styles.table}>
        <caption hidden>Stress test by holding</caption>
        <TableHead
          columns={[
            'Holding',
            ...['NOI', 'Interest', 'Coverage', 'Loan to value', 'Your value', 'Your cash'].map(
              (number) => ({ number }),
            ),
          ]}
        />
        <tbody>
          {test.rows.map(({ holding, base, stressed, value, valueAfter, cash, cashAfter }) => (
            <tr key={holding.id}>
              <th scope="row">
                <Link to={linkTo('holding', { id: holding.id })}>{holding.name}</Link>
              </th>
              <Change
                label="NOI"
                before={dollarsText(base.noi)}
                after={dollarsText(stressed.noi)}
              />
              <Change
                label="Interest"
                before={dollarsText(base.interest)}
                after={dollarsText(stressed.interest)}
              />
              <Change
                label="Coverage"
                before={timesText(base.coverage)}
                after={timesText(stressed.coverage)}
                isBad={(stressed.coverage ?? 2) < 1}
              />
              <Change
                label="Loan to value"
                before={shareText(base.loanToValue)}
                after={shareText(stressed.loanToValue)}
                isBad={(stressed.loanToValue ?? 0) > 1}
              />
              <Change label="Your value" before={centsText(value)} after={centsText(valueAfter)} />
              <Change label="Your cash" before={centsText(cash)} after={centsText(cashAfter)} />
            </tr>
          ))}
        </tbody>
      </FoldingTable>
      <p className={ui.note}>
        Revenue changes with occupancy. NOI loses the stated share of lost revenue. Interest is the
        loan balance × its rate; only floating rates change. Property value is NOI ÷ cap rate. Your
        value changes by your ownership share, and never falls below zero.
        {test.untested.length > 0 &&
          ` Not tested, because NOI, cap rate, or ownership is missing: ${test.untested.map(({ name }) => name).join(', ')}.`}
      </p>
    </div>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isBad?: boolean;
}

const Change = ({ label, before, after, isBad = false }: ChangeProps) => (
  <FoldedCell label={label} className={styles.number}>
    <div>
      <span className={isBad ? ui.warning : undefined}>{after}</span>
      <span className={ui.subline}>now {before}</span>
    </div>
  </FoldedCell>
);
