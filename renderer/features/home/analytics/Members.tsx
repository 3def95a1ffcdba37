import { ROLE_LABELS, USER_TYPES } from '#shared/access/roles.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { HeatTable } from '../../../workbench/charts/HeatTable.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { type Business, sumMeasures, sumMeasuresByName } from './businessFigures.ts';
import { changeText, shareText } from './change.ts';
import { chartDays } from './chartDays.ts';
import { Definitions } from './Definitions.tsx';
import { countFigure } from './figureOf.ts';
import { retentionOf } from './retention.ts';

const DEFINITIONS = [
  ['New member', 'Accounts created in the period, whatever happened to them since.'],
  [
    'Active',
    'Opened a screen or the dashboard, or signed in, within this many days of the last day counted.',
  ],
  ['Joined as', "Selected at sign-up. Later role changes don't count."],
  [
    'Retention',
    "Share of each month's new members active in that and later months. This month is incomplete.",
  ],
] as const;

interface MembersProps {
  readonly business: Business;
  readonly first: string;
  readonly last: string;
}

/** Sign-ups, active members, and retention. */
export function Members({ business, first, last }: MembersProps) {
  const { sums, ends, days } = business;
  const joined = `between:${first},${last}`;
  const all = sumMeasures(sums.member_new);
  const active = (span: string) => sumMeasuresByName(ends.member_active, span);
  const retention = retentionOf(business.retention);
  return (
    <section className={sections.section} aria-labelledby="members">
      <h2 id="members">Members</h2>
      <FigureStrip
        figures={[
          countFigure('New members', all, { to: 'adminUsers', query: { joined } }),
          countFigure('Active in 7 days', active('7')),
          countFigure('Active in 30 days', active('30')),
          {
            label: 'WAU / MAU',
            value: shareText(active('7').times, active('30').times),
          },
        ]}
      />
      <div className={styles.beside}>
        <LineChart
          title="Active members"
          note="Active within 30 days, and new members."
          file="members"
          write={formatNumber}
          {...chartDays(
            days.member_active.map((day, index) => ({
              ...day,
              joined: days.member_new[index]?.times ?? 0,
            })),
            [
              { id: 'active', label: 'Active in 30 days', of: ({ times }) => times, stands: true },
              { id: 'joined', label: 'Joined', of: (day) => day.joined },
            ],
          )}
        />
        <FigureTable
          title="New members by user type"
          isBelow
          along="Joined as"
          to="adminUsers"
          columns={['New', 'Share', 'Change']}
          rows={[...USER_TYPES, 'none' as const].map((type) => {
            const sum = sumMeasuresByName(sums.member_new, type);
            return {
              id: type,
              label: type === 'none' ? 'Not provided' : ROLE_LABELS[type],
              cells: [
                {
                  text: formatNumber(sum.times),
                  ...(type !== 'none' && { query: { type, joined } }),
                },
                { text: shareText(sum.times, all.times) },
                { text: changeText(sum.times, sum.before) },
              ],
            };
          })}
        />
      </div>
      {retention.series.length > 0 && (
        <HeatTable
          title="Retention by sign-up month"
          note="Percent of each month's new members who were active in later months."
          file="retention"
          along="Joined"
          categories={retention.categories}
          series={retention.series}
          write={(share) => shareText(share, 100)}
        />
      )}
      <Definitions of="members" told={DEFINITIONS} />
    </section>
  );
}
