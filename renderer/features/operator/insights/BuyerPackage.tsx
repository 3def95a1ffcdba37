import type { ReactNode } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { SURVEY_KINDS } from '#shared/operator/compliance.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { formatHours } from '#shared/operator/staff.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from '#shared/operator/units.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Insights.module.css';
import { type DataRoomPackage, useDataRoomPackageQuery } from './insightsApi.ts';
import { PackageRequests } from './PackageRequests.tsx';

/** What a director hands to buyers: a rent roll without residents, staffing, and surveys. */
export function BuyerPackage({ communityId }: { readonly communityId: string }) {
  const query = useDataRoomPackageQuery(communityId);
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {(data) => (
          <>
            <PackageRequests communityId={communityId} />
            <RentRoll data={data} />
            <Staffing data={data} />
            <Surveys data={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface PartProps {
  readonly data: DataRoomPackage;
}

interface SectionProps {
  readonly title: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** Texts of each row; numbers are written as texts. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Index of the first column with numbers. */
  readonly numbersFrom: number;
  readonly children?: ReactNode;
}

function Section({ title, caption, head, rows, numbersFrom, children }: SectionProps) {
  const alignmentOf = (at: number) => (at >= numbersFrom ? operator.number : undefined);
  return (
    <section aria-label={title} className={ui.stack8}>
      <div className={ui.actions12}>
        <h2 className={ui.smallHeading}>{title}</h2>
        <span className={ui.caption}>{caption}</span>
        <span className={ui.end}>
          <SaveCsv name={title} head={head} rows={() => rows} />
        </span>
      </div>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <div className={ui.scroll} tabIndex={0}>
        <table className={`${operator.table} ${operator.stacked}`} aria-label={title}>
          <thead>
            <tr>
              {head.map((label, at) => (
                <th key={label} scope="col" className={alignmentOf(at)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={head[at]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={head[at]}
                      className={alignmentOf(at)}
                      data-label={head[at]}
                      data-key={(at >= numbersFrom && at === row.length - 1) || undefined}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const ANY = 'Any';

function RentRoll({ data }: PartProps) {
  const total = data.rent_roll.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const residents = data.rent_roll.reduce((sum, one) => sum + one.residents, 0);
  return (
    <Section
      title="De-identified rent roll"
      caption={`${formatCalendarDay(data.day)}: ${residents} residents, ${formatCents(total)} a month`}
      numbersFrom={5}
      head={[
        'Care',
        'Unit type',
        'Level',
        'Payor',
        'Moved in',
        'Residents',
        'Room',
        'Care charges',
        'Other',
        'Concessions',
        'Total a month',
      ]}
      rows={data.rent_roll.map((one) => [
        one.category === null ? ANY : labelOf(LICENSE_CATEGORIES, one.category),
        one.unit_type === null ? ANY : labelOf(UNIT_TYPES, one.unit_type),
        one.level ?? ANY,
        one.payor === null ? ANY : labelOf(PAYORS, one.payor),
        one.moved_in ?? ANY,
        one.residents,
        formatCents(one.room_cents),
        formatCents(one.care_cents),
        formatCents(one.other_cents),
        formatCents(one.concession_cents),
        formatCents(one.total_cents),
      ])}
    >
      <p className={styles.method}>
        Each row has at least five residents. Smaller groups lose details, shown as “Any”, until
        they do. No names, rooms, birth dates, or notes.
      </p>
    </Section>
  );
}

const Staffing = ({ data }: PartProps) => (
  <Section
    title="Staffing of the last seven days"
    caption="Scheduled hours against required hours"
    numbersFrom={1}
    head={['Position', 'Required', 'Scheduled']}
    rows={data.staffing.map(({ position, required, scheduled }) => [
      labelOf(POSITIONS, position),
      formatHours(required),
      formatHours(scheduled),
    ])}
  />
);

const Surveys = ({ data }: PartProps) => (
  <Section
    title="Surveys of the last three years"
    caption={data.surveys.length === 1 ? '1 survey' : `${data.surveys.length} surveys`}
    numbersFrom={2}
    head={['Survey', 'Started', 'Findings', 'Worst grade', 'Cleared']}
    rows={data.surveys.map((one) => [
      labelOf(SURVEY_KINDS, one.kind),
      formatCalendarDay(one.started_on),
      one.findings,
      one.worst_grade ?? '—',
      one.cleared_on === null ? '—' : formatCalendarDay(one.cleared_on),
    ])}
  />
);
