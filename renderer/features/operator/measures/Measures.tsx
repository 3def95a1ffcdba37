import { toCalendarDay } from '#shared/format/date.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { INJURIES } from '#shared/operator/incidents.ts';
import { type CareMeasure, computeCareMeasures } from '#shared/operator/measures.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import { type CareMeasures, type MeasureRow, useCareMeasuresQuery } from './measuresApi.ts';

const DAY_MS = 86_400_000;
const PERIODS = [
  [30, '30 days'],
  [90, '90 days'],
  [365, '12 months'],
] as const;
const dayBefore = (days: number): string => toCalendarDay(new Date(Date.now() - days * DAY_MS));

/** Measures of a period, with the rows that each counts. */
export function Measures({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canChange } = usePositions(communityId);
  const days = PERIODS.find(([one]) => String(one) === params.get('days'))?.[0] ?? 90;
  const query = useCareMeasuresQuery(
    { communityId, from: dayBefore(days), to: dayBefore(1) },
    { skip: !canChange('incidents') },
  );
  if (!canChange('incidents')) {
    return (
      <EmptyState title="No access to measures">
        Executive directors and nurses see the measures of their community.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack16}>
      <div className={operator.tab}>
        <ViewButtons
          label="Period"
          views={PERIODS}
          chosen={days}
          onChoose={(value) => change([['days', value === 90 ? null : String(value)]])}
        />
      </div>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
        {(data) => <Figures data={data} />}
      </Loaded>
    </div>
  );
}

const formatValue = ({ value, unit }: CareMeasure): string =>
  value === null ? '—' : unit === '%' ? formatPercent(value) : formatFixed(value, 2);

function Figures({ data }: { readonly data: CareMeasures }) {
  const { params, change } = useUrlSearch();
  const measures = computeCareMeasures(data);
  const open = measures.find(({ name }) => name === params.get('measure'));
  return (
    <>
      <OperatorTable
        label="Care measures"
        columns={['Measure', { number: 'Value' }, 'Numerator', 'Denominator']}
      >
        {measures.map((measure) => (
          <tr key={measure.name}>
            <th scope="row">
              {measure.label}
              <span className={ui.subline}>
                {measure.missing ?? (measure.unit === '%' ? 'Share' : measure.unit)}
              </span>
            </th>
            <td data-label="Value" className={operator.number}>
              {formatValue(measure)}
            </td>
            <td data-label="Numerator">
              <button
                type="button"
                className={ui.linkButton}
                aria-pressed={open?.name === measure.name}
                aria-label={`${measure.label}: show ${measure.numerator} ${measure.numeratorLabel}`}
                onClick={() =>
                  change([['measure', open?.name === measure.name ? null : measure.name]])
                }
              >
                {formatNumber(measure.numerator)} {measure.numeratorLabel}
              </button>
            </td>
            <td data-label="Denominator">
              {formatNumber(measure.denominator)} {measure.denominatorLabel}
            </td>
          </tr>
        ))}
      </OperatorTable>
      {open !== undefined && (
        <Rows
          measure={open}
          rows={data.rows.filter(({ measure }) => measure === open.name)}
          zone={data.time_zone}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly measure: CareMeasure;
  readonly rows: readonly MeasureRow[];
  readonly zone: string;
}

/** The rows that a measure counts; those only in the denominator are marked. */
function Rows({ measure, rows, zone }: RowsProps) {
  const isPartial = rows.some(({ is_counted }) => !is_counted);
  if (rows.length === 0) return <p className={ui.muted}>No rows in this period.</p>;
  return (
    <section aria-label={measure.label} className={ui.stack8}>
      <h2 className={ui.smallHeading}>{measure.label}</h2>
      <ScrollTable
        label={`Rows of ${measure.label}`}
        columns={['Resident', 'Time', 'Detail', ...(isPartial ? ['Numerator'] : [])]}
        className={operator.table}
      >
        {rows.map((row) => (
          <tr key={`${row.resident_id}/${row.at}/${row.incident_id}`}>
            <th scope="row">
              <Link to={linkTo('operatorResident', { id: row.resident_id })}>{row.resident}</Link>
            </th>
            <td>{row.at === null ? '—' : formatZonedTime(row.at, zone)}</td>
            <td>
              {row.incident_id === null ? (
                describeDetail(measure.name, row.detail)
              ) : (
                <RouteLink
                  to="operatorCareIncidents"
                  query={{ incident: row.incident_id, days: '365' }}
                >
                  {describeDetail(measure.name, row.detail) || 'Open incident'}
                </RouteLink>
              )}
            </td>
            {isPartial && <td>{row.is_counted ? 'Counted' : 'Denominator only'}</td>}
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

function describeDetail(measure: string, detail: string): string {
  if (measure === 'falls' || measure === 'injury_falls') return labelOf(INJURIES, detail);
  if (measure === 'readmissions' && detail !== '') return `Next transfer ${detail}`;
  return detail;
}
