import { type ReactNode, useId } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FigureTable } from './FigureTable.tsx';
import { interval, seconds } from './formatFigures.ts';
import styles from './Operations.module.css';
import type { Operations } from './operations.ts';

interface FigureSectionsProps {
  readonly told: Operations;
}

/** Shown where the value is unknown here; a zero would be wrong. */
const HOSTED = "Not available for hosted projects. See the project's own dashboard.";

export function FigureSections({ told }: FigureSectionsProps) {
  return (
    <>
      <div className={styles.columns}>
        <Outbox told={told} />
        <Storage told={told} />
        <Data told={told} />
        <Realtime told={told} />
        <Versions told={told} />
      </div>
      <Times told={told} />
      <Jobs told={told} />
      <Slow told={told} />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Unknown = ({ children = HOSTED }: { readonly children?: ReactNode }) => (
  <p className={ui.aside}>{children}</p>
);

/** Formats an age, such as "3 minutes ago", relative to the time of the figures. */
const ago = (at: string | null, { at: now }: Operations): string =>
  at === null ? 'Never' : formatAge(at, new Date(now));

function Outbox({ told }: FigureSectionsProps) {
  const { waiting, due, failing, dead, oldest_due } = told.outbox;
  return (
    <Section title="Outgoing messages">
      <Facts>
        <Fact name="Waiting">{formatNumber(waiting)}</Fact>
        <Fact name="Due now">{formatNumber(due)}</Fact>
        <Fact name="Oldest due">{oldest_due === null ? 'None' : ago(oldest_due, told)}</Fact>
        <Fact name="Retrying">{formatNumber(failing)}</Fact>
        <Fact name="Failed">{formatNumber(dead)}</Fact>
      </Facts>
    </Section>
  );
}

function Storage({ told }: FigureSectionsProps) {
  const { files, bytes, spare, buckets } = told.storage;
  return (
    <Section title="Files">
      <Facts>
        <Fact name="Files">{formatNumber(files)}</Fact>
        <Fact name="Size">{formatBytes(bytes)}</Fact>
        <Fact name="Pending deletion">{spare >= 1000 ? '1,000 or more' : formatNumber(spare)}</Fact>
        {buckets.slice(0, 4).map((bucket) => (
          <Fact key={bucket.bucket} name={bucket.bucket}>
            {formatNumber(bucket.files)}, {formatBytes(bucket.bytes)}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

function Data({ told }: FigureSectionsProps) {
  const { backup, database, running } = told;
  return (
    <Section title="Database and backups">
      <Facts>
        <Fact name="Database">{formatBytes(database.bytes)}</Fact>
        <Fact name="Engine">
          {running?.engine === 'pglite' ? 'PGlite' : 'Postgres'} {database.version}
        </Fact>
        {running !== null && (
          <Fact name="Running since">
            {formatDateTime(running.since)}, {formatNumber(running.memory_mb)} MB of memory
          </Fact>
        )}
        <Fact name="Last backup">
          {backup === null
            ? running === null
              ? 'Managed by the hosted project'
              : 'None made here'
            : `${formatDateTime(backup.at)}, ${formatBytes(backup.bytes)}`}
        </Fact>
      </Facts>
    </Section>
  );
}

function Realtime({ told: { running } }: FigureSectionsProps) {
  return (
    <Section title="Live connections">
      {running === null ? (
        <Unknown />
      ) : (
        <Facts>
          <Fact name="Connections">{formatNumber(running.realtime.connections)}</Fact>
          <Fact name="Channels">{formatNumber(running.realtime.channels)}</Fact>
          <Fact name="Subscribed tables">{formatNumber(running.realtime.subscriptions)}</Fact>
        </Facts>
      )}
    </Section>
  );
}

function Versions({ told }: FigureSectionsProps) {
  return (
    <Section title="Versions in use">
      {told.versions.length === 0 ? (
        <Unknown>No members in the last day and no reports in the last week.</Unknown>
      ) : (
        <FigureTable
          label="Versions in use"
          columns={['Version', 'Members', 'Reports', 'Last seen']}
          rows={told.versions.map(({ version, members, reports, last_seen }) => ({
            id: version,
            cells: [version, formatNumber(members), formatNumber(reports), ago(last_seen, told)],
          }))}
        />
      )}
    </Section>
  );
}

function Times({ told: { running } }: FigureSectionsProps) {
  return (
    <Section title="Response times, last hour">
      {running === null ? (
        <Unknown />
      ) : (
        <FigureTable
          label="Response times"
          columns={['Response', 'Count', 'p50', 'p95', 'Max']}
          rows={running.kinds.map(({ name, count, p50, p95, longest }) => ({
            id: name,
            cells: [
              name,
              formatNumber(count),
              seconds(p50 ?? 0),
              seconds(p95 ?? 0),
              seconds(longest),
            ],
          }))}
        />
      )}
    </Section>
  );
}

function Jobs({ told }: FigureSectionsProps) {
  const { running, cron } = told;
  return (
    <Section title="Jobs">
      {running !== null && (
        <FigureTable
          label="Jobs"
          columns={['Job', 'Interval', 'Last run', 'Duration', 'Runs', 'Failures']}
          rows={running.jobs.map((job) => ({
            id: job.name,
            cells: [
              job.name,
              interval(job.every_ms),
              job.last_at === null ? 'Not yet' : ago(job.last_at, told),
              job.last_ms === null ? '—' : seconds(job.last_ms),
              formatNumber(job.runs),
              formatNumber(job.failures),
            ],
          }))}
        />
      )}
      {running === null && cron === null && (
        <Unknown>This project has no readable job schedule.</Unknown>
      )}
      {running === null && cron !== null && (
        <FigureTable
          label="Scheduled jobs, last day"
          columns={['Job', 'Last run', 'Runs', 'Failures']}
          rows={cron.map(({ name, last_at, runs, failures }) => ({
            id: name,
            cells: [name, ago(last_at, told), formatNumber(runs), formatNumber(failures)],
          }))}
        />
      )}
    </Section>
  );
}

function Slow({ told: { running, statements } }: FigureSectionsProps) {
  return (
    <>
      {running !== null && (
        <Section title="Slowest calls since startup">
          <FigureTable
            label="Slowest calls"
            columns={['Call', 'Count', 'Mean', 'Max']}
            rows={running.slowest.map(({ name, count, mean, longest }) => ({
              id: name,
              cells: [name, formatNumber(count), seconds(mean ?? 0), seconds(longest)],
            }))}
          />
        </Section>
      )}
      <Section title="Most expensive statements">
        {statements === null ? (
          <Unknown>
            Statement statistics aren't available because the pg_stat_statements extension isn't
            installed.
          </Unknown>
        ) : (
          <FigureTable
            label="Most expensive statements"
            columns={['Statement, without values', 'Count', 'Mean', 'Max']}
            rows={statements.map(({ text, calls, mean_ms, max_ms }) => ({
              id: text,
              cells: [text, formatNumber(calls), seconds(mean_ms), seconds(max_ms)],
            }))}
          />
        )}
      </Section>
    </>
  );
}
