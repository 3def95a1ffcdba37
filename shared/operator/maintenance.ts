import { formatNumber } from '../format/number.ts';
import type { Choice } from '../records/choice.ts';

export const MAINTENANCE_CATEGORIES: readonly Choice[] = [
  { value: 'general', label: 'General' },
  { value: 'plumbing', label: 'Plumbing' },
  { value: 'electrical', label: 'Electrical' },
  { value: 'hvac', label: 'Heating and cooling' },
  { value: 'appliance', label: 'Appliances' },
  { value: 'furniture', label: 'Furniture' },
  { value: 'flooring', label: 'Flooring' },
  { value: 'paint', label: 'Paint and walls' },
  { value: 'doors', label: 'Doors and locks' },
  { value: 'life_safety', label: 'Life safety' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'grounds', label: 'Grounds' },
  { value: 'cleaning', label: 'Cleaning' },
  { value: 'pests', label: 'Pests' },
  { value: 'technology', label: 'Technology' },
];

export const MAINTENANCE_PRIORITIES: readonly Choice[] = [
  { value: 'emergency', label: 'Emergency' },
  { value: 'high', label: 'High' },
  { value: 'normal', label: 'Normal' },
  { value: 'low', label: 'Low' },
];

export const WORK_ORDER_STATES: readonly Choice[] = [
  { value: 'requested', label: 'Requested' },
  { value: 'triaged', label: 'Triaged' },
  { value: 'assigned', label: 'Assigned' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'done', label: 'Done' },
  { value: 'verified', label: 'Verified' },
  { value: 'declined', label: 'Declined' },
];

export type WorkOrderRole = 'manager' | 'vendor';

/** Legal transitions and whether the assigned vendor may make them; the server has the same list and enforces it. */
export const WORK_ORDER_TRANSITIONS: readonly (readonly [
  from: string,
  to: string,
  forVendor: boolean,
])[] = [
  ['requested', 'triaged', false],
  ['requested', 'in_progress', false],
  ['requested', 'declined', false],
  ['triaged', 'in_progress', false],
  ['triaged', 'declined', false],
  ['assigned', 'triaged', false],
  ['assigned', 'in_progress', true],
  ['assigned', 'waiting', true],
  ['assigned', 'declined', false],
  ['in_progress', 'waiting', true],
  ['in_progress', 'done', true],
  ['waiting', 'in_progress', true],
  ['waiting', 'declined', false],
  ['done', 'verified', false],
  ['done', 'in_progress', false],
  ['declined', 'triaged', false],
];

/** Returns the states that an order may change to next. */
export const listNextStates = (state: string, role: WorkOrderRole): readonly string[] =>
  WORK_ORDER_TRANSITIONS.filter(
    ([from, , forVendor]) => from === state && (role === 'manager' || forVendor),
  ).map(([, to]) => to);

/** What a transition is called on a button. */
export function nameTransition(from: string, to: string): string {
  if (to === 'in_progress') {
    if (from === 'waiting') return 'Resume';
    return from === 'done' ? 'Reopen' : 'Start';
  }
  const names: Readonly<Record<string, string>> = {
    triaged: from === 'assigned' ? 'Unassign' : from === 'declined' ? 'Reopen' : 'Mark as triaged',
    waiting: 'Put on hold',
    done: 'Mark as done',
    verified: 'Verify',
    declined: 'Decline',
  };
  return names[to] ?? to;
}

/** True if the server asks for a reason in this state. */
export const needsReason = (state: string): boolean => state === 'waiting' || state === 'declined';

export const LINE_KINDS: readonly Choice[] = [
  { value: 'part', label: 'Part' },
  { value: 'labor', label: 'Labor' },
  { value: 'other', label: 'Other' },
];

export const SCHEDULE_PERIODS: readonly Choice[] = [
  { value: 'day', label: 'Days' },
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
  { value: 'meter', label: 'By meter' },
];

/** Describes how often a schedule creates orders. */
export function describeInterval(every: number, period: string, meterUnit: string | null): string {
  if (period === 'meter') return `Every ${formatNumber(every)} ${meterUnit ?? 'units'}`;
  const word = { day: 'day', week: 'week', month: 'month' }[period] ?? period;
  return every === 1 ? `Every ${word}` : `Every ${every} ${word}s`;
}

export const OPEN_STATES: readonly string[] = [
  'requested',
  'triaged',
  'assigned',
  'in_progress',
  'waiting',
];
