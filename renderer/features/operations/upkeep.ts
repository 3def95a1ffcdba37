import { formatNumber } from '#shared/format/number.ts';
import { flag, listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const last = orNull(object({ at: text, by: text }));

/** When each act was last done, as `upkeep()` answers it. */
export const isUpkeep = object({ cache_clear: last, maintenance: last, security_scan: last });
export type LastDone = ShapeOf<typeof last>;

/** Null where a hosted project does it by itself. */
export const isCleared = object({
  done: orNull(object({ pages: number, pictures: number, cards: number, brands: number })),
});
export const isMaintained = object({
  done: orNull(listOf(object({ name: text, ms: number, has_failed: flag }))),
});

const finding = object({ count: number, names: listOf(text) });
export const isScan = object({
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
export type Scan = ShapeOf<typeof isScan>;
export type Check = keyof Scan;

/** What each check holds to, and what is to be done where it does not hold. */
export const CHECKS: Readonly<Record<Check, readonly [holds: string, otherwise: string]>> = {
  open_tables: ['Every table asks who reads it', 'Switch row-level security on for these tables.'],
  one_step_tables: [
    'Every table asks for the second step of those who set it up',
    'Close these tables by private.require_second_factor.',
  ],
  loose_functions: [
    'Functions with rights of their own look nowhere but where they should',
    'Set an empty search_path for these functions.',
  ],
  public_functions: [
    'No function is open to everybody by default',
    'Revoke these functions from public and grant them to whom they are for.',
  ],
  public_buckets: [
    'Only pictures of people and of communities are public files',
    'Make these buckets private.',
  ],
  silenced_triggers: ['Every rule of a table is switched on', 'Switch these triggers on again.'],
  open_log: ['The audit log only grows', 'Bring back the trigger keep_audit_log.'],
  staff_without_second_factor: [
    'Everybody with a staff role signs in with two steps',
    'Ask them to set it up under Security; until then their password is all that is needed.',
  ],
  closed_staff: [
    'No closed account holds a staff role',
    'End the roles of these accounts, so that a reinstated one does not have them again.',
  ],
  guessed_passwords: [
    'Nobody’s password was tried in vain twenty times within a day',
    'Somebody may be guessing: ask these people to change their passwords.',
  ],
};

export const CHECK_NAMES = Object.keys(CHECKS) as readonly Check[];

const counted = (of: number, one: string, many: string): string =>
  `${formatNumber(of)} ${of === 1 ? one : many}`;

export function clearedText(cleared: ShapeOf<typeof isCleared>['done']): string {
  if (cleared === null)
    return 'The pages are served by a server of their own here, which keeps what it draws: start it again to have it all drawn anew.';
  const { pages, pictures, cards, brands } = cleared;
  if (pages + pictures + cards + brands === 0) return 'Nothing was kept.';
  return `Let go of ${counted(pages, 'page', 'pages')}, ${counted(pictures, 'picture', 'pictures')}, ${counted(cards, 'picture of a link', 'pictures of links')} and ${counted(brands, 'brand', 'brands')}. Each is drawn again when somebody asks for it.`;
}

export function maintainedText(done: ShapeOf<typeof isMaintained>['done']): string {
  if (done === null)
    return 'A hosted project does its jobs by its own schedule; when they last ran stands under Overview.';
  const failed = done.filter(({ has_failed }) => has_failed).map(({ name }) => name);
  const all = counted(done.length, 'job was done', 'jobs were done');
  return failed.length === 0 ? `${all}.` : `${all}; without success: ${failed.join(', ')}.`;
}
