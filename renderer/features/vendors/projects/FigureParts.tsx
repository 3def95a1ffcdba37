import { orUnknown, percentText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { changeText, previousPeriodText, shareText } from '../../home/analytics/index.ts';
import { PRICE_UNITS } from './projects.ts';
import {
  amountText,
  hoursText,
  MEASURE_LABELS,
  OUTCOMES,
  type VendorFigures,
  winRate,
} from './vendorFigures.ts';

interface Shown {
  readonly figures: VendorFigures;
}

/** Key figures, each compared with the previous period. */
export function FigureHead({ figures: { now, before } }: Shown) {
  const rateBefore = winRate(before);
  return (
    <FigureStrip
      figures={[
        {
          label: 'Requests',
          value: formatNumber(now.received),
          hint: previousPeriodText(now.received, before.received),
        },
        {
          label: 'Answered',
          value: shareText(now.answered, now.received),
          hint: `${formatNumber(now.answered)} of ${formatNumber(now.received)}`,
        },
        {
          label: 'First response after',
          value: hoursText(now.hours),
          hint:
            before.hours === null
              ? 'None in the previous period'
              : `${hoursText(before.hours)} before`,
        },
        {
          label: 'Quoted',
          value: formatNumber(now.quoted),
          hint: previousPeriodText(now.quoted, before.quoted),
        },
        {
          label: 'Won',
          value: formatNumber(now.won),
          hint: previousPeriodText(now.won, before.won),
        },
        {
          label: 'Win rate',
          value: percentText(winRate(now)),
          hint: rateBefore === null ? 'None decided before' : `${percentText(rateBefore)} before`,
        },
      ]}
    />
  );
}

/** One row per outcome. */
export function Outcomes({ figures: { now, before } }: Shown) {
  const rows = OUTCOMES.filter(([outcome]) => now[outcome] + before[outcome] > 0);
  return (
    <FigureTable
      title="Outcomes"
      {...(now.dropped > 0 && {
        note: `${formatNumber(now.dropped)} of those won ${now.dropped === 1 ? 'was' : 'were'} cancelled later.`,
      })}
      along="Outcome"
      columns={['Requests', 'Share', 'Previous', 'Change']}
      rows={rows.map(([outcome, label]) => ({
        id: outcome,
        label,
        cells: [
          { text: formatNumber(now[outcome]) },
          { text: shareText(now[outcome], now.received) },
          { text: formatNumber(before[outcome]) },
          { text: changeText(now[outcome], before[outcome]) },
        ],
      }))}
    />
  );
}

/** Sums only prices of one unit, and never hourly rates. */
export function Prices({ figures: { now, before } }: Shown) {
  const rows = PRICE_UNITS.filter((per) => now.prices[per].quotes + before.prices[per].quotes > 0);
  return (
    <FigureTable
      title="Quoted and won, by price"
      along="Price"
      columns={['Quotes', 'Quoted', 'Won', 'Amount won', 'Won previously']}
      rows={rows.map((per) => {
        const { quotes, quoted, wins, won } = now.prices[per];
        const earlier = before.prices[per];
        return {
          id: per,
          label: MEASURE_LABELS[per],
          cells: [
            { text: formatNumber(quotes) },
            { text: amountText(per, quoted, quotes) },
            { text: formatNumber(wins) },
            { text: amountText(per, won, wins) },
            {
              text: orUnknown(earlier.wins || null, () =>
                amountText(per, earlier.won, earlier.wins),
              ),
            },
          ],
        };
      })}
    />
  );
}
