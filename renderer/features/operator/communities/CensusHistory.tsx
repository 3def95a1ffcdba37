import { serverNow } from '#shared/format/clock.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { formatShortDay } from '#shared/format/relative-time.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import type { CensusDay } from '../census.ts';
import operator from '../Operator.module.css';
import { useCensusDaysQuery } from '../operatorApi.ts';
import styles from './Census.module.css';

const DAYS = 60;
const DAY_MS = 86_400_000;

interface CensusHistoryProps {
  readonly communityId: string;
  /** The last day shown. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Physical and financial occupancy of the days up to one. Each day opens its board. */
export function CensusHistory({ communityId, day, onDay }: CensusHistoryProps) {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - (DAYS - 1) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const query = useCensusDaysQuery({ communityId, from, to: day });
  return (
    <Loaded answer={query} waiting={<Skeleton height="40rem" />} keepsLast>
      {(days) => <Days days={days} onDay={onDay} />}
    </Loaded>
  );
}

const share = (part: number, { available }: CensusDay): number | null =>
  available === 0 ? null : (part / available) * 100;
const write = (value: number | null): string => (value === null ? '—' : formatPercent(value));

function Days({
  days,
  onDay,
}: { readonly days: readonly CensusDay[] } & Pick<CensusHistoryProps, 'onDay'>) {
  return (
    <div className={ui.stack16}>
      <LineChart
        title="Occupancy by day"
        file="occupancy"
        along="Day"
        note="Physical: occupied units ÷ available units. Financial: paid units ÷ available units. A unit is paid while someone lives there, or is on a leave that the payor still pays for."
        categories={days.map(({ day }) => formatShortDay(day, serverNow()))}
        series={[
          {
            id: 'physical',
            label: 'Physical',
            values: days.map((one) => share(one.occupied, one)),
          },
          { id: 'financial', label: 'Financial', values: days.map((one) => share(one.paid, one)) },
        ]}
        write={formatPercent}
      />
      <ScrollTable
        label="Census days"
        columns={[
          'Day',
          ...['In house', 'On leave', 'Occupied', 'Paid', 'Available'].map((number) => ({
            number,
          })),
          { number: 'Physical occupancy' },
          { number: 'Financial occupancy' },
        ]}
        className={operator.table}
      >
        {days.toReversed().map((one) => (
          <tr key={one.day}>
            <th scope="row">
              <button
                type="button"
                className={`${ui.linkButton} ${styles.open}`}
                onClick={() => onDay(one.day)}
              >
                {formatShortDay(one.day, serverNow())}
              </button>
            </th>
            <td className={operator.number}>{one.in_house}</td>
            <td className={operator.number}>{one.on_leave}</td>
            <td className={operator.number}>{one.occupied}</td>
            <td className={operator.number}>{one.paid}</td>
            <td className={operator.number}>{one.available}</td>
            <td className={operator.number}>{write(share(one.occupied, one))}</td>
            <td className={operator.number}>{write(share(one.paid, one))}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
