import { shareText } from '#shared/format/figures.ts';
import { formatDollars, formatPrice, formatShortDollars } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import type { ExitInputs } from '#shared/investing/exitInputs.ts';
import type {
  Alternative,
  ExitStrategy,
  TaxedSale,
  Unavailable,
} from '#shared/investing/exitStrategy.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import styles from '../Entity.module.css';

interface ExitResultsProps {
  readonly results: ExitStrategy;
  readonly inputs: ExitInputs;
  readonly scenario: Scenario;
}

const REASONS: Readonly<Record<Unavailable, string>> = {
  no_sale: 'No positive NOI to price a sale',
  month_zero: 'Possible from the month after closing',
  refinanced: 'The model refinances before this month',
  no_loan: 'The new loan would be zero',
};

/** The alternatives, the break-even month, and the tax of each sale. */
export function ExitResults({ results, inputs, scenario }: ExitResultsProps) {
  const { alternatives, best, breakEvenMonth, saleNow, saleLater, path } = results;
  const { discountRate } = scenario.assumptions;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Highest value today</dt>
          <dd>{alternatives.find(({ kind }) => kind === best)?.label ?? '—'}</dd>
        </div>
        <div>
          <dt>Break-even month of holding</dt>
          <dd>
            {breakEvenMonth === null
              ? 'None within ten years'
              : `Month ${breakEvenMonth}, ${breakEvenMonth - inputs.decisionMonth} after the decision`}
          </dd>
        </div>
        <div>
          <dt>Discount rate</dt>
          <dd>{formatRate(discountRate * 100)}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section className={ui.scroll} aria-label="Alternatives after tax" tabIndex={0}>
        <table className={styles.schedule} aria-label="Alternatives after tax">
          <TableHead
            columns={[
              'Alternative',
              ...['Cash now', 'Cash until the sale', 'Later sale', 'Value today', 'Return'].map(
                (number) => ({ number }),
              ),
            ]}
          />
          <tbody>
            {alternatives.map((one) => (
              <tr key={one.kind}>
                <th scope="row">
                  {one.label} {one.kind === best && <span className={styles.best}>Highest</span>}
                </th>
                <Figures of={one} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={ui.caption}>
        All after tax. Value today discounts every amount to the decision by its day. Return is the
        annual rate on what a sale now would leave. Break-even is the first month in which cash
        received and a sale then, discounted, reach a sale now.
      </p>
      <div>
        <SaveCsv
          name={`Exit comparison, ${scenario.name}`}
          head={[
            'Alternative',
            'Cash now',
            'Cash until the sale',
            'Later sale',
            'Value today',
            'Return',
          ]}
          rows={() =>
            alternatives.map((one) => [
              one.label,
              one.now / 100,
              one.cash / 100,
              one.later / 100,
              one.presentValue / 100,
              one.rate,
            ])
          }
        />
      </div>
      {path.length > 1 && saleNow !== null && (
        <LineChart
          title="Value of selling later, discounted to the decision"
          file="exit-months"
          along="Month"
          categories={path.map(({ month }) => String(month))}
          series={[
            {
              id: 'later',
              label: 'Hold, then sell',
              values: path.map(({ value }) => value / 100),
            },
            { id: 'now', label: 'Sell now', values: path.map(() => saleNow.afterTax / 100) },
          ]}
          write={formatShortDollars}
        />
      )}
      {saleNow !== null && saleLater !== null && (
        <SaleTable now={saleNow} later={saleLater} isDeferred={inputs.isDeferred} />
      )}
    </>
  );
}

function Figures({ of }: { readonly of: Alternative }) {
  if (of.unavailable !== null)
    return (
      <td colSpan={5} className={ui.muted}>
        {REASONS[of.unavailable]}
      </td>
    );
  return (
    <>
      <td className={styles.number}>{formatPrice(of.now)}</td>
      <td className={styles.number}>{formatPrice(of.cash)}</td>
      <td className={styles.number}>{formatPrice(of.later)}</td>
      <td className={styles.number}>{formatPrice(of.presentValue)}</td>
      <td className={styles.number}>{shareText(of.rate)}</td>
    </>
  );
}

const LINES: readonly (readonly [label: string, key: keyof TaxedSale, formula: string])[] = [
  ['Price', 'price', 'Next 12 months NOI ÷ exit cap rate'],
  ['Selling costs', 'costs', 'Price × selling costs of the model'],
  ['Loan payoff', 'payoff', 'Balance after the month'],
  ['Prepayment', 'penalty', 'Terms of the loan'],
  ['Before tax', 'beforeTax', 'Price − costs − payoff − prepayment + working capital'],
  ['Adjusted basis', 'adjustedBasis', 'Price paid + costs + capital − depreciation'],
  ['Gain', 'gain', 'Price − selling costs − adjusted basis'],
  ['Depreciation taken', 'recaptured', 'Part of the gain taxed at its own rate'],
  ['Losses released', 'released', 'Carried forward, used at the ordinary rate (IRC §469(g))'],
  ['Tax', 'tax', 'Each part × its rate, with state and net investment income'],
  ['After tax', 'afterTax', 'Before tax − tax'],
];

function SaleTable({
  now,
  later,
  isDeferred,
}: {
  readonly now: TaxedSale;
  readonly later: TaxedSale;
  readonly isDeferred: boolean;
}) {
  return (
    <section className={styles.section} aria-label="Tax of a sale">
      <h2>Tax of a sale</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <div className={ui.scroll} tabIndex={0}>
        <table className={styles.schedule}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" className={styles.number}>
                Month {now.month}
              </th>
              <th scope="col" className={styles.number}>
                Month {later.month}
              </th>
              <th scope="col">Formula</th>
            </tr>
          </thead>
          <tbody>
            {LINES.map(([label, key, formula]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className={styles.number}>{formatDollars(Math.round(now[key] / 100))}</td>
                <td className={styles.number}>{formatDollars(Math.round(later[key] / 100))}</td>
                <td className={ui.muted}>{formula}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={ui.caption}>
        {isDeferred && 'The sale now is deferred: the tax moves to the replacement property. '}A
        loss on the sale saves no tax here. Ask your adviser about §1245 property, installment
        sales, and passive losses.
      </p>
    </section>
  );
}
