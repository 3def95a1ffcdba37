import { formatTimeInZone } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { OPEN_STATES, WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import type { OrderEvent } from './maintenanceShapes.ts';

interface Timed {
  readonly state: string;
  readonly due_at: string | null;
  readonly respond_by?: string | null;
  readonly responded_at?: string | null;
}

const isOpen = ({ state }: Timed): boolean => OPEN_STATES.includes(state);

/** True if the work is past due. */
export const isOverdue = (order: Timed, now = Date.now()): boolean =>
  isOpen(order) && order.due_at !== null && Date.parse(order.due_at) < now;

/** True if the response target of the priority has passed without a response. */
export const isLate = (order: Timed, now = Date.now()): boolean =>
  isOpen(order) &&
  typeof order.respond_by === 'string' &&
  order.responded_at === null &&
  Date.parse(order.respond_by) < now;

const HOUR_MS = 3_600_000;

/** Describes a deadline from now, such as "in 3 h" or "2 d overdue". */
export function describeDue(due: string | null, now = Date.now()): string {
  if (due === null) return '—';
  const hours = (Date.parse(due) - now) / HOUR_MS;
  const size = Math.abs(hours);
  const length =
    size < 1
      ? `${Math.round(size * 60)} min`
      : size < 48
        ? `${Math.round(size)} h`
        : `${Math.round(size / 24)} d`;
  return hours < 0 ? `${length} overdue` : `in ${length}`;
}

export const formatWhen = (at: string, zone: string): string =>
  Date.now() - Date.parse(at) < 12 * HOUR_MS && Date.parse(at) <= Date.now()
    ? formatTimeInZone(new Date(at), zone)
    : formatZonedTime(at, zone);

/** Describes an event of an order in a few words. */
export function describeEvent({ type, state, note }: OrderEvent): string {
  const text = note ?? '';
  switch (type) {
    case 'requested':
      return 'Requested';
    case 'state':
      return labelOf(WORK_ORDER_STATES, state) + (text === '' ? '' : `: ${text}`);
    case 'assigned':
      return text === '' ? 'Unassigned' : `Assigned to ${text}`;
    case 'accepted':
      return `Accepted by ${text}`;
    case 'refused':
      return `Declined by ${text}`;
    case 'changed':
      return text === '' ? 'Saved without changes' : `Changed: ${text}`;
    case 'line':
      return `Cost added: ${text}`;
    case 'line_removed':
      return `Cost removed: ${text}`;
    case 'photo':
      return `Photo added: ${text.toLowerCase()}`;
    default:
      return text;
  }
}
