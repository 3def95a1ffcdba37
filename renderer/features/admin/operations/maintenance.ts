import { formatNumber } from '#shared/format/number.ts';
import * as s from '../../../ui/shape/shape.ts';

const last = s.orNull(s.object({ at: s.text, by: s.text }));

/** The last run of each action, as returned by `upkeep()`. */
export const isMaintenanceStatus = s.object({
  cache_clear: last,
  maintenance: last,
  security_scan: last,
});
export type LastDone = s.ShapeOf<typeof last>;

/** Null if the hosted project does this itself. */
export const isCacheClearResult = s.object({
  done: s.orNull(
    s.object({ pages: s.number, pictures: s.number, cards: s.number, brands: s.number }),
  ),
});
export const isMaintenanceResult = s.object({
  done: s.orNull(s.listOf(s.object({ name: s.text, ms: s.number, has_failed: s.bool }))),
});

const finding = s.object({ count: s.number, names: s.listOf(s.text) });
export const isScan = s.object({
  open_tables: finding,
  one_step_tables: finding,
  loose_functions: finding,
  public_functions: finding,
  public_buckets: finding,
  silenced_triggers: finding,
  open_log: finding,
  staff_without_second_factor: finding,
  closed_staff: finding,
  guessed_passwords: finding,
});
export type SecurityScan = s.ShapeOf<typeof isScan>;
export type ScanCheck = keyof SecurityScan;

/** What each check guarantees, and the fix if it fails. */
export const CHECKS: Readonly<Record<ScanCheck, readonly [holds: string, otherwise: string]>> = {
  open_tables: [
    'Row-level security is on for every table',
    'Turn on row-level security for these tables.',
  ],
  one_step_tables: [
    'Every table requires two-factor authentication from users who set it up',
    'Protect these tables with private.require_second_factor.',
  ],
  loose_functions: [
    'Security-definer functions have a fixed search path',
    'Set an empty search_path for these functions.',
  ],
  public_functions: [
    'No function is public by default',
    'Revoke these functions from public and grant them only to the roles that need them.',
  ],
  public_buckets: [
    'Only photos of people and communities are public files',
    'Make these buckets private.',
  ],
  silenced_triggers: ['All table triggers are enabled', 'Enable these triggers again.'],
  open_log: ['The audit log is append-only', 'Restore the trigger keep_audit_log.'],
  staff_without_second_factor: [
    'Everyone with a staff role uses two-factor authentication',
    'Ask them to set it up under Security. Until then a password alone signs them in.',
  ],
  closed_staff: [
    'No closed account has a staff role',
    "Remove these accounts' roles so that they don't return if an account is reinstated.",
  ],
  guessed_passwords: [
    'No account had 20 failed sign-ins in the last day',
    'Someone may be guessing passwords. Ask these people to change theirs.',
  ],
};

export const CHECK_NAMES = Object.keys(CHECKS) as readonly ScanCheck[];

const counted = (of: number, one: string, many: string): string =>
  `${formatNumber(of)} ${of === 1 ? one : many}`;

export function cacheClearText(cleared: s.ShapeOf<typeof isCacheClearResult>['done']): string {
  if (cleared === null)
    return 'A separate server here serves and caches the pages. Restart it to clear its cache.';
  const { pages, pictures, cards, brands } = cleared;
  if (pages + pictures + cards + brands === 0) return 'The cache was empty.';
  return `Cleared ${counted(pages, 'page', 'pages')}, ${counted(pictures, 'picture', 'pictures')}, ${counted(cards, 'picture of a link', 'pictures of links')} and ${counted(brands, 'brand', 'brands')}. Each is regenerated on request.`;
}

export function maintenanceText(done: s.ShapeOf<typeof isMaintenanceResult>['done']): string {
  if (done === null)
    return 'A hosted project runs its jobs on its own schedule. See Overview for the last runs.';
  const failed = done.filter(({ has_failed }) => has_failed).map(({ name }) => name);
  const all = counted(done.length, 'job completed', 'jobs completed');
  return failed.length === 0 ? `${all}.` : `${all}; failed: ${failed.join(', ')}.`;
}
