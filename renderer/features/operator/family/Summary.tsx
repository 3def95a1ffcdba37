import { Button } from '@blueprintjs/core';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { roundDecimal } from '#shared/format/number.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { VITALS } from '#shared/operator/care.ts';
import { INCIDENT_TYPES } from '#shared/operator/incidents.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { useDownloadDocumentFileMutation } from '../residents/index.ts';
import styles from './Family.module.css';
import { useFamilySummaryQuery } from './familyApi.ts';
import type { HomeResident, Summary } from './familyShapes.ts';

/** What a resident shares about their care, in plain words. */
export function CareSummary({ resident }: { readonly resident: HomeResident }) {
  const query = useFamilySummaryQuery(resident.id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(summary) => (
        <div className={styles.summary}>
          {summary.items.includes('care') && (
            <section aria-label="Level of care">
              <h2 className={ui.smallHeading}>Level of care</h2>
              <p>
                {summary.level === null
                  ? 'No level of care is recorded yet.'
                  : `${resident.name} receives care at level ${summary.level.level} since ${formatCalendarDay(summary.level.since)}. A higher level means more help each day.`}
              </p>
            </section>
          )}
          {summary.vitals !== null && <Vitals vitals={summary.vitals} />}
          {summary.incidents !== null && (
            <Incidents incidents={summary.incidents} zone={resident.time_zone} />
          )}
          {summary.documents !== null && <Documents documents={summary.documents} />}
        </div>
      )}
    </Loaded>
  );
}

type Reading = NonNullable<Summary['vitals']>[number]['readings'][number];
const writeReading = ({ value, second_value }: Reading): string =>
  second_value === null ? `${value}` : `${value}/${second_value}`;

function Vitals({ vitals }: { readonly vitals: NonNullable<Summary['vitals']> }) {
  return (
    <section aria-label="Vitals">
      <h2 className={ui.smallHeading}>Vitals, last 90 days</h2>
      {vitals.length === 0 ? (
        <p className={ui.muted}>No readings.</p>
      ) : (
        <ScrollTable
          label="Vitals"
          columns={['Measurement', { number: 'Latest' }, { number: 'Range' }, 'Trend']}
          className={operator.table}
        >
          {vitals.map(({ measure, readings }) => {
            const vital = VITALS.find(({ value }) => value === measure);
            const latest = readings.at(-1);
            const values = readings.map(({ value }) => value);
            if (latest === undefined) return null;
            return (
              <tr key={measure}>
                <th scope="row">{vital?.label ?? measure}</th>
                <td className={operator.number}>
                  {writeReading(latest)} {vital?.unit}
                  <span className={ui.subline}>{formatDay(latest.at)}</span>
                </td>
                <td className={operator.number}>
                  {Math.min(...values)} – {Math.max(...values)}
                </td>
                <td>
                  <Sparkline values={values} label={`Trend of ${vital?.label ?? measure}`} />
                </td>
              </tr>
            );
          })}
        </ScrollTable>
      )}
    </section>
  );
}

const WIDTH = 120;
const HEIGHT = 24;

function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}) {
  if (values.length < 2) return <span className={ui.muted}>One reading</span>;
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const points = values
    .map((value, place) => {
      const x = (place / (values.length - 1)) * WIDTH;
      const y = HEIGHT - 2 - ((value - least) / range) * (HEIGHT - 4);
      return `${roundDecimal(x, 1)},${roundDecimal(y, 1)}`;
    })
    .join(' ');
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} className={styles.spark}>
      <polyline points={points} />
    </svg>
  );
}

interface IncidentsProps {
  readonly incidents: NonNullable<Summary['incidents']>;
  readonly zone: string;
}

const INJURY_WORDS: ReadonlyMap<string, string> = new Map([
  ['none', 'No injury was found.'],
  ['minor', 'There was a minor injury.'],
  ['moderate', 'There was an injury that needed treatment.'],
  ['major', 'There was a serious injury.'],
]);

function Incidents({ incidents, zone }: IncidentsProps) {
  return (
    <section aria-label="Incidents">
      <h2 className={ui.smallHeading}>Incidents the family was notified of</h2>
      {incidents.length === 0 ? (
        <p className={ui.muted}>None in the last 180 days.</p>
      ) : (
        <ul className={styles.entries}>
          {incidents.map(({ id, type, at, injury }) => (
            <li key={id}>
              <time dateTime={at}>{formatZonedTime(at, zone)}</time>
              <span>
                <span className={ui.strong}>{labelOf(INCIDENT_TYPES, type)}</span>
                <span className={ui.subline}>
                  {INJURY_WORDS.get(injury)} Ask the care team for details.
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Documents({ documents }: { readonly documents: NonNullable<Summary['documents']> }) {
  const [download, { isLoading }] = useDownloadDocumentFileMutation();
  async function save(path: string, name: string) {
    const { data: url } = await download(path);
    if (url !== undefined) saveUrl(name, url);
  }
  return (
    <section aria-label="Documents">
      <h2 className={ui.smallHeading}>Documents</h2>
      {documents.length === 0 ? (
        <p className={ui.muted}>No documents yet.</p>
      ) : (
        <ul className={styles.entries}>
          {documents.map(({ id, name, file_path: path, file_name: file, added_at }) => (
            <li key={id}>
              <time dateTime={added_at}>{formatDay(added_at)}</time>
              <span>{name}</span>
              {path !== null && file !== null && (
                <Button
                  size="small"
                  loading={isLoading}
                  aria-label={`Download ${name}`}
                  onClick={() => void save(path, file)}
                >
                  Download
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
