import { dollarsText, ratioText } from '#shared/format/figures.ts';
import { valueGrid } from '#shared/market/underwriting.ts';
import { GridTable } from '../calculator/GridTable.tsx';
import { changeText } from '../calculator/valuation.ts';
import styles from './Market.module.css';
import { MarketFrame } from './MarketFrame.tsx';
import { useMarket } from './useMarket.ts';

const INCOME_STEPS = [-0.2, -0.1, 0, 0.1, 0.2];
const CAP_STEPS = [-1, -0.5, 0, 0.5, 1];

/** What a bed would be worth if income and cap rates were different: division, and no forecast. */
export function MarketScenarios() {
  const market = useMarket();
  const { price_per_bed: price, cap_rate: cap } = market.figures?.whole ?? {};
  const rate = cap === undefined ? Number.NaN : cap.average / 100;
  const income = price === undefined ? Number.NaN : price.average * rate;
  const rates = CAP_STEPS.map((step) => rate + step / 100);
  const grid = valueGrid(
    INCOME_STEPS.map((change) => income * (1 + change)),
    rates,
  );
  return (
    <MarketFrame market={market} label="Scenarios for a market">
      <GridTable
        caption="Value of a bed by income and cap rate"
        corner="Income"
        columns={rates.map((each) => ratioText(each))}
        rows={INCOME_STEPS.map((change, place) => ({
          label: changeText(change),
          cells: (grid[place] ?? []).map(dollarsText),
        }))}
      />
      <p className={styles.note}>
        {`The middle is today: ${dollarsText(price?.average ?? null)} a bed at ${ratioText(rate)}, which implies ${dollarsText(income)} of income a bed and year. Each other cell divides a changed income by a changed rate.`}
      </p>
    </MarketFrame>
  );
}
