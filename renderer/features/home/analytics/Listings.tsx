import { formatVolume } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import type { Query } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { type Business, type Market, sumMeasures, sumMeasuresByName } from './businessFigures.ts';
import { chartDays } from './chartDays.ts';
import { Definitions } from './Definitions.tsx';
import { daysText, medianFigure } from './days.ts';
import { amountFigure, countFigure } from './figureOf.ts';

const SHOWN = 15;

const DEFINITIONS = [
  ['Live', 'Approved and on the market or under contract on the last day counted.'],
  ['New', 'First listed in the period.'],
  ['Under contract, sold', 'Status changes in the period. A repeated change counts twice.'],
  ['Days on market', 'Median days from first listing to sale, for sales in the period.'],
  ['Asked', 'Total asking price of live listings that show a price.'],
] as const;

/** Active, new, and sold listings. */
export function Listings({ business }: { readonly business: Business }) {
  const { sums, ends, days, states, types, market_days } = business;
  const live = sumMeasures(ends.listing_live);
  return (
    <section className={sections.section} aria-labelledby="listings">
      <h2 id="listings">Listings</h2>
      <FigureStrip
        figures={[
          countFigure('Live', live, { to: 'investmentOpportunities' }),
          amountFigure('Total asking', live, formatVolume),
          countFigure('New', sumMeasures(sums.listing_new)),
          countFigure('Under contract', sumMeasures(sums.listing_contract)),
          countFigure('Sold', sumMeasures(sums.listing_sold)),
          medianFigure('Median days on market', market_days),
        ]}
      />
      <LineChart
        title="Live listings"
        file="live-listings"
        write={formatNumber}
        {...chartDays(days.listing_live, [
          { id: 'live', label: 'Live', of: ({ times }) => times, stands: true },
        ])}
      />
      <div className={styles.beside}>
        <MarketTable
          title="By state"
          along="State"
          market={states}
          nameOf={(state) => STATES[state as keyof typeof STATES] ?? state}
          queryOf={(state) => ({ state })}
        />
        <MarketTable
          title="By type"
          along="Type"
          market={types}
          nameOf={(type) => PROPERTY_TYPES[type as keyof typeof PROPERTY_TYPES] ?? type}
          queryOf={(type) => ({ type })}
        />
      </div>
      <Definitions of="listings" told={DEFINITIONS} />
    </section>
  );
}

interface MarketTableProps {
  readonly title: string;
  readonly along: string;
  readonly market: Market;
  readonly nameOf: (name: string) => string;
  readonly queryOf: (name: string) => Query;
}

function MarketTable({ title, along, market, nameOf, queryOf }: MarketTableProps) {
  const names = [
    ...new Set([...market.live, ...market.new, ...market.sold].map(({ name }) => name)),
  ];
  return (
    <FigureTable
      title={title}
      isBelow
      along={along}
      to="investmentOpportunities"
      columns={['Live', 'New', 'Sold', 'Median days']}
      rows={names
        .filter(
          (name) =>
            sumMeasuresByName(market.live, name).times + sumMeasuresByName(market.new, name).times >
            0,
        )
        .slice(0, SHOWN)
        .map((name) => ({
          id: name,
          label: nameOf(name),
          cells: [
            {
              text: formatNumber(sumMeasuresByName(market.live, name).times),
              query: queryOf(name),
            },
            { text: formatNumber(sumMeasuresByName(market.new, name).times) },
            { text: formatNumber(sumMeasuresByName(market.sold, name).times) },
            { text: daysText(market.days.find((one) => one.name === name)?.days ?? null) },
          ],
        }))}
    />
  );
}
