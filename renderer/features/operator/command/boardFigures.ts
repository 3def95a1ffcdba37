import { centsText, countText, percentText } from '#shared/format/figures.ts';
import {
  type BoardParts,
  getNextReport,
  occupancyOf,
  sumFigure,
} from '#shared/operator/command.ts';
import { describeDeadline } from '#shared/operator/incidents.ts';
import { formatHours } from '#shared/operator/staff.ts';
import type { Query, RouteName } from '#shared/routes.ts';

type Boards = readonly { readonly id: string; readonly parts: BoardParts }[];

export interface BoardFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** A second line below the value. */
  readonly detail: string | null;
  readonly isAlert: boolean;
  /** The second line is a deadline. */
  readonly isDeadline?: boolean;
  /** The screen with the rows, for one community. */
  readonly to: 'rows' | RouteName;
  readonly query: Query;
}

const hours = (value: number | null) => (value === null ? '—' : formatHours(value));

/** Returns the figures of one or more boards that the user may read, in order. `now` is for deadlines. */
export function listBoardFigures(boards: Boards, now: number): readonly BoardFigure[] {
  const sum = (part: string, name: string) => sumFigure(boards, part, name);
  const has = (part: string) => boards.some(({ parts }) => part in parts);
  const available = sum('occupancy', 'available');
  const next = getNextReport(boards);
  const figures: BoardFigure[] = [];
  if (has('occupancy')) {
    const occupied = sum('occupancy', 'occupied');
    const paid = sum('occupancy', 'paid');
    figures.push(
      {
        id: 'occupancy',
        label: 'Physical occupancy',
        value: percentText(occupancyOf(occupied, available)),
        detail: `${countText(occupied)} of ${countText(available)} units`,
        isAlert: false,
        to: 'operatorProperty',
        query: {},
      },
      {
        id: 'paid',
        label: 'Financial occupancy',
        value: percentText(occupancyOf(paid, available)),
        detail: `${countText(sum('occupancy', 'ready'))} ready, ${countText(sum('occupancy', 'turning'))} turning`,
        isAlert: false,
        to: 'operatorProperty',
        query: {},
      },
    );
  }
  if (has('moves')) {
    for (const [id, label, detail] of [
      ['moved_in', 'Move-ins', 'Last 30 days'],
      ['moved_out', 'Move-outs', 'Last 30 days'],
      ['planned_in', 'Planned move-ins', 'Next 30 days'],
      ['planned_out', 'Notices', 'Given'],
    ] as const) {
      figures.push({
        id,
        label,
        value: countText(sum('moves', id)),
        detail,
        isAlert: false,
        to: 'rows',
        query: {},
      });
    }
  }
  if (has('staffing')) {
    for (const [id, label, prefix] of [
      ['short', 'Short this shift', ''],
      ['next_short', 'Short next shift', 'next_'],
    ] as const) {
      const short = sum('staffing', id);
      figures.push({
        id,
        label,
        value: hours(short),
        detail: `${hours(sum('staffing', `${prefix}scheduled`))} on, ${hours(sum('staffing', `${prefix}required`))} needed`,
        isAlert: (short ?? 0) > 1,
        to: 'operatorStaff',
        query: { tab: 'schedule' },
      });
    }
  }
  if (has('incidents')) {
    const overdue = sum('incidents', 'reports_overdue');
    figures.push({
      id: 'incidents',
      label: 'Open incidents',
      value: countText(sum('incidents', 'open')),
      detail: next === null ? 'No state report due' : `State: ${describeDeadline(next, now)}`,
      isAlert: (overdue ?? 0) > 0,
      isDeadline: next !== null,
      to: 'operatorCareIncidents',
      query: (overdue ?? 0) > 0 ? { state: 'overdue' } : { state: 'open' },
    });
  }
  if (has('medications')) {
    const overdue = sum('medications', 'overdue');
    figures.push({
      id: 'doses',
      label: 'Overdue doses',
      value: countText(overdue),
      detail: `${countText(sum('medications', 'due'))} due now`,
      isAlert: (overdue ?? 0) > 0,
      to: 'operatorCareMedications',
      query: {},
    });
  }
  if (has('work_orders')) {
    const overdue = sum('work_orders', 'overdue');
    figures.push({
      id: 'orders',
      label: 'Overdue work orders',
      value: countText(overdue),
      detail: `${countText(sum('work_orders', 'open'))} open, ${countText(sum('work_orders', 'urgent'))} urgent`,
      isAlert: (overdue ?? 0) > 0,
      to: 'operatorMaintenance',
      query: { only: (overdue ?? 0) > 0 ? 'overdue' : 'open' },
    });
  }
  if (has('cash')) {
    figures.push({
      id: 'cash',
      label: 'Cash collected',
      value: centsText(sum('cash', 'collected_cents')),
      detail: `${countText(sum('cash', 'payments'))} payments this month`,
      isAlert: false,
      to: 'operatorBilling',
      query: { tab: 'payments' },
    });
  }
  return figures;
}
