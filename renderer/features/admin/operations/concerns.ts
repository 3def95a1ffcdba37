import { formatNumber } from '#shared/format/number.ts';
import type { Query } from '#shared/routes.ts';
import { seconds } from './formatFigures.ts';
import type { Operations, Running } from './operations.ts';

export interface Concern {
  readonly id: string;
  readonly text: string;
  readonly intent: 'danger' | 'warning';
  /** Query of the view on this screen with details. */
  readonly query?: Query;
}

const DAY_MS = 86_400_000;
const OLD_BACKUP_DAYS = 7;
const SLOW_MS = 1000;
/** Minimum number of samples. */
const ENOUGH = 20;
/** A job is stuck after missing this many intervals plus a grace period. */
const MISSED = 3;
const GRACE_MS = 300_000;

const count = (of: number, one: string, many: string): string =>
  of === 1 ? `1 ${one}` : `${formatNumber(of)} ${many}`;

/** Current issues in plain language, worst first. */
export function concernsOf(operations: Operations, now: Date): readonly Concern[] {
  const found = [
    ...ofOutbox(operations),
    ...ofJobs(operations, now),
    ...ofClientErrors(operations),
    ...ofBackups(operations, now),
    ...(operations.running === null ? [] : ofTimes(operations.running)),
  ];
  return [
    ...found.filter(({ intent }) => intent === 'danger'),
    ...found.filter(({ intent }) => intent === 'warning'),
  ];
}

function* ofOutbox({ outbox: { late, dead, failing } }: Operations): Generator<Concern> {
  if (late > 0) {
    const text = `${count(late, 'message has waited', 'messages have waited')} longer than 10 minutes`;
    yield { id: 'late', text, intent: 'danger' };
  }
  if (dead > 0) {
    const text = `${count(dead, 'message', 'messages')} could not be delivered`;
    yield { id: 'dead', text, intent: 'warning', query: { show: 'undelivered' } };
  }
  if (failing > 0) {
    const text = `${count(failing, 'message was', 'messages were')} not delivered yet and will be retried`;
    yield { id: 'failing', text, intent: 'warning' };
  }
}

function* ofJobs({ running, cron, at }: Operations, now: Date): Generator<Concern> {
  for (const { name, last_at, last_failed_at } of [...(running?.jobs ?? []), ...(cron ?? [])]) {
    if (last_failed_at !== null && last_failed_at === last_at) {
      yield { id: `failed ${name}`, text: `“${name}” failed on its last run`, intent: 'danger' };
    }
  }
  for (const { name, last_at, every_ms } of running?.jobs ?? []) {
    const since = Date.parse(last_at ?? running?.since ?? at);
    if (now.getTime() - since > every_ms * MISSED + GRACE_MS) {
      yield { id: `late ${name}`, text: `“${name}” did not run on schedule`, intent: 'danger' };
    }
  }
}

function* ofClientErrors({ faults, refused }: Operations): Generator<Concern> {
  const query = { show: 'faults' };
  if (faults.reopened > 0) {
    const text = `${count(faults.reopened, 'fault', 'faults')} in browsers came back after someone had resolved ${faults.reopened === 1 ? 'it' : 'them'}`;
    yield { id: 'reopened', text, intent: 'danger', query };
  }
  if (faults.new > 0) {
    const text = `${count(faults.new, 'fault', 'faults')} in browsers first seen since yesterday`;
    yield { id: 'new', text, intent: 'warning', query };
  }
  if (refused > 0) {
    const text = `Browsers blocked ${count(refused, 'kind', 'kinds')} of content on our pages in the last day`;
    yield { id: 'refused', text, intent: 'warning', query: { show: 'refused' } };
  }
}

/** Hosted projects make backups elsewhere, and nothing here knows about them. */
function* ofBackups({ backup, running }: Operations, now: Date): Generator<Concern> {
  if (running === null) return;
  if (backup === null) {
    yield { id: 'backup', text: 'No backup has been made here yet', intent: 'warning' };
    return;
  }
  const days = Math.floor((now.getTime() - Date.parse(backup.at)) / DAY_MS);
  if (days >= OLD_BACKUP_DAYS) {
    yield { id: 'backup', text: `The last backup is ${days} days old`, intent: 'warning' };
  }
}

function* ofTimes({ kinds }: Running): Generator<Concern> {
  for (const { name, p95, count: responseCount } of kinds) {
    if (p95 === null || p95 === undefined || p95 < SLOW_MS || responseCount < ENOUGH) continue;
    const text = `${name}: 5 percent of responses take longer than ${seconds(p95)}`;
    yield { id: `slow ${name}`, text, intent: 'warning' };
  }
}
