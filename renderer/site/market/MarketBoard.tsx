import { useState } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { BarTable } from './BarTable.tsx';
import styles from './Market.module.css';
import { ChoiceField, MarketFrame } from './MarketFrame.tsx';
import {
  formatListingCount,
  kindName,
  type MarketRow,
  MEASURES,
  type Measure,
  measureText,
  rankMarkets,
  stateName,
} from './marketFigures.ts';
import { useMarket } from './useMarket.ts';

const MEASURE_OPTIONS = Object.entries(MEASURES);
const FIRST = 12;

interface MarketBoardProps {
  readonly label: string;
  /** Averages, or the middle 50 percent of asking figures. */
  readonly shows: 'average' | 'spread';
}

/** One measure by state and by property type. */
export function MarketBoard({ label, shows }: MarketBoardProps) {
  const market = useMarket();
  const [measure, setMeasure] = useState<Measure>('price_per_bed');
  const { figures, shown } = market;
  const what = shows === 'average' ? MEASURES[measure] : `${MEASURES[measure]}, middle 50 percent`;
  return (
    <MarketFrame
      market={market}
      label={label}
      controls={
        <ChoiceField
          label="Measure"
          options={MEASURE_OPTIONS}
          value={measure}
          onChoose={(name) => setMeasure(name as Measure)}
        />
      }
    >
      <p className={styles.note}>
        {shows === 'average'
          ? 'Averages are weighted: price and occupancy by beds, cap rate by price.'
          : 'Each bar shows the middle 50 percent of listings and the line shows the median, exact to $5,000 per bed, 2 points of occupancy, or a quarter point of cap rate.'}{' '}
        The number beside a name counts the live listings with this figure. Figures are as stated by
        sellers.
      </p>
      <div className={styles.board}>
        {figures === null ? (
          !market.hasFailed && (
            <>
              <div className={styles.waiting} />
              <div className={styles.waiting} />
            </>
          )
        ) : (
          <>
            <MarketList
              caption={`${what} by state`}
              head="State"
              nameOf={stateName}
              markets={figures.states}
              {...{ measure, shows }}
              marked={shown.state}
            />
            <MarketList
              caption={`${what} by type`}
              head="Type"
              nameOf={kindName}
              markets={figures.types}
              {...{ measure, shows }}
              marked={shown.type}
            />
          </>
        )}
      </div>
    </MarketFrame>
  );
}

interface MarketListProps extends Pick<MarketBoardProps, 'shows'> {
  readonly caption: string;
  readonly head: string;
  readonly nameOf: (name: string) => string;
  readonly markets: readonly MarketRow[];
  readonly measure: Measure;
  readonly marked: string;
}

function MarketList({ caption, head, nameOf, markets, measure, shows, marked }: MarketListProps) {
  const [isWhole, setWhole] = useState(false);
  const ranked = rankMarkets(markets, measure);
  const listed = isWhole ? ranked : ranked.slice(0, FIRST);
  if (ranked.length === 0) {
    return <p className={styles.note}>{`${caption}: no data.`}</p>;
  }
  return (
    <div className={styles.list}>
      <BarTable
        caption={caption}
        head={[head, shows === 'average' ? 'Average' : 'Low to high']}
        bars={listed.map(({ name, measured: { average, low, middle, high, listings } }) => ({
          key: name,
          label: nameOf(name),
          note: formatListingCount(listings),
          isMarked: name === marked,
          ...(shows === 'spread'
            ? {
                value: middle,
                text: `${measureText(measure, low)} – ${measureText(measure, high)}`,
                span: [low, high] as const,
              }
            : { value: average, text: measureText(measure, average) }),
        }))}
      />
      {ranked.length > FIRST && (
        <PlainButton variant="minimal" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? 'Show fewer' : `Show all ${ranked.length}`}
        </PlainButton>
      )}
    </div>
  );
}
