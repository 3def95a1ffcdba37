import { centsText, dollarsText, ratioText } from '#shared/format/figures.ts';
import { roundCents, toCents } from '#shared/underwriting/cents.ts';
import { noiAtCapRate, valueGrid } from '#shared/underwriting/ratio.ts';
import { GridTable } from '../calculator/GridTable.tsx';
import { changeText } from '../calculator/valuation.ts';
import styles from './Market.module.css';
import { MarketFrame } from './MarketFrame.tsx';
import { useMarket } from './useMarket.ts';

const INCOME_STEPS = [-0.2, -0.1, 0, 0.1, 0.2];
const CAP_STEPS = [-1, -0.5, 0, 0.5, 1];

/** Value per bed at other income levels and cap rates: arithmetic, not a forecast. */
export function MarketScenarios() {
  const market = useMarket();
  const { price_per_bed: price, cap_rate: cap } = market.figures?.whole ?? {};
  const rate = cap === undefined ? Number.NaN : cap.average / 100;
  const income = price === undefined ? Number.NaN : noiAtCapRate(toCents(price.average), rate);
  const rates = CAP_STEPS.map((step) => rate + step / 100);
  const grid = valueGrid(
    INCOME_STEPS.map((change) => roundCents(income * (1 + change))),
    rates,
  );
  return (
    <MarketFrame market={market} label="Market scenarios">
      <GridTable
        caption="Value per bed by income and cap rate"
        corner="Income"
        columns={rates.map((each) => ratioText(each))}
        rows={INCOME_STEPS.map((change, place) => ({
          label: changeText(change),
          cells: (grid[place] ?? []).map(centsText),
        }))}
      />
      <p className={styles.note}>
        {`The center is today's average: ${dollarsText(price?.average ?? null)} per bed at ${ratioText(rate)}, which implies ${centsText(income)} of annual income per bed. Each other cell divides a changed income by a changed rate.`}
      </p>
    </MarketFrame>
  );
}
