import { useState } from 'react';
import { centsText, dollarsText, ratioText, timesText } from '#shared/format/figures.ts';
import { formatChange } from '#shared/format/percent.ts';
import { type Cents, roundCents, toCents } from '#shared/underwriting/cents.ts';
import { debtService } from '#shared/underwriting/loan.ts';
import {
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  pricePer,
  valueGrid,
} from '#shared/underwriting/ratio.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { impliedNoi } from '../../../listings/market/index.ts';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { NumberField, parseAmountOrZero } from '../NumberField.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import { WideTable } from '../WideTable.tsx';

/** Minimum coverage most lenders accept; HUD-232 requires 1.45. */
const THIN_COVERAGE = 1.25;

export default function FinancialAnalysisPart() {
  return (
    <MarketLoader needs={({ price, cap_rate: cap }) => price !== null && cap !== null}>
      {(market) => <Analysis market={market} />}
    </MarketLoader>
  );
}

function Analysis({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const [own, setOwn] = useState<{ readonly price?: string; readonly noi?: string }>({});
  const [share, setShare] = useState('65');
  const [rate, setRate] = useState('6.5');
  const [years, setYears] = useState('25');
  const priceText = own.price ?? dollarsText(chosen.price ?? 0);
  const noiText = own.noi ?? dollarsText(impliedNoi(chosen) ?? 0);
  const price = toCents(parseAmountOrZero(priceText));
  const noi = toCents(parseAmountOrZero(noiText));
  const loan = roundCents(price * Math.min(parseAmountOrZero(share) / 100, 1));
  const equity = price - loan;
  const service = debtService(loan, {
    rate: parseAmountOrZero(rate) / 100,
    years: parseAmountOrZero(years),
  });
  const coverage = service === null ? null : debtServiceCoverage(noi, service);
  const cap = capRate(noi, price);
  const facts = [
    ['Loan', centsText(loan), 'Price × share'],
    ['Equity', centsText(equity), 'Price − loan'],
    ['Annual debt service', centsText(service), 'Level monthly payments'],
    [
      'Cash flow after debt',
      centsText(service === null ? null : noi - service),
      'NOI − debt service',
    ],
    ['Debt yield', ratioText(debtYield(noi, loan)), 'NOI ÷ loan'],
    ['Price per unit', centsText(pricePer(price, chosen.total_units ?? 0)), 'Price ÷ units'],
    ['Price per bed', centsText(pricePer(price, chosen.total_beds ?? 0)), 'Price ÷ operating beds'],
  ] as const;
  return (
    <div className={styles.tool}>
      <section id="deal" aria-label="Deal" className={styles.inputs}>
        <CommunityPicker
          label="Community"
          market={market}
          chosen={chosen}
          choose={(id) => {
            setOwn({});
            choose(id);
          }}
        />
        <NumberField
          label="Price"
          hint="Defaults to the asking price"
          value={priceText}
          onValue={(text) => setOwn({ ...own, price: text })}
        />
        <NumberField
          label="NOI (annual)"
          hint="Defaults to asking price × the broker's cap rate"
          value={noiText}
          onValue={(text) => setOwn({ ...own, noi: text })}
        />
        <NumberField label="Loan (% of price)" value={share} onValue={setShare} />
        <div className={styles.pair}>
          <NumberField label="Interest (%)" value={rate} onValue={setRate} />
          <NumberField label="Years" value={years} onValue={setYears} />
        </div>
      </section>
      <section id="returns" aria-label="Returns" className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Cap rate', value: ratioText(cap), hint: 'NOI ÷ price' },
            {
              label: 'Coverage (DSCR)',
              value: timesText(coverage),
              hint: coverageHint(coverage),
            },
            {
              label: 'Cash on cash',
              value: ratioText(service === null ? null : cashOnCash(noi, service, equity)),
              hint: 'cash flow after debt ÷ equity',
            },
          ]}
        />
        <table className={styles.table}>
          <caption>First year</caption>
          <tbody>
            {facts.map(([name, value, note]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span className={styles.small}>{note}</span>
                </th>
                <td className={styles.number}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {cap !== null && cap > 0 && <Sensitivity noi={noi} cap={cap} />}
      </section>
    </div>
  );
}

const coverageHint = (coverage: number | null): string =>
  coverage === null
    ? 'no debt'
    : coverage < 1
      ? "NOI doesn't cover the debt"
      : coverage < THIN_COVERAGE
        ? 'thin: few lenders go below 1.25'
        : 'NOI ÷ debt service';

const CHANGES = [-0.1, -0.05, 0, 0.05, 0.1];
const STEPS = [-0.01, -0.005, 0, 0.005, 0.01];

/** Value by change in income and cap rate. */
function Sensitivity({ noi, cap }: { readonly noi: Cents; readonly cap: number }) {
  const rates = STEPS.map((step) => cap + step).filter((rate) => rate > 0);
  const grid = valueGrid(
    CHANGES.map((change) => roundCents(noi * (1 + change))),
    rates,
  );
  return (
    <div id="sensitivity">
      <WideTable label="Values">
        <caption>Value by change in NOI and cap rate</caption>
        <thead>
          <tr>
            <th scope="col">NOI</th>
            {rates.map((rate) => (
              <th key={rate} scope="col" className={styles.number}>
                {ratioText(rate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHANGES.map((change, row) => (
            <tr key={change}>
              <th scope="row">{change === 0 ? 'As entered' : formatChange(change * 100)}</th>
              {rates.map((rate, column) => (
                <td key={rate} className={styles.number} data-strong={change === 0 && rate === cap}>
                  {centsText(grid[row]?.[column] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
