import { formatNumber, roundDecimal } from '../format/number.ts';
import { formatWholePercent } from '../format/percent.ts';
import type { Choice } from '../records/choice.ts';

interface AlertFigure extends Choice {
  /** Alerts below the threshold instead of at or above it. */
  readonly isBelow?: true;
  readonly unit: 'count' | 'hours' | 'percent';
  readonly one: string;
  readonly many: string;
}

/** Figures that rules watch. `private.list_alert_figures` and `private.describe_alert` have the same; a test compares both. */
export const ALERT_FIGURES: readonly AlertFigure[] = [
  {
    value: 'doses_overdue',
    label: 'Overdue doses',
    unit: 'count',
    one: 'overdue dose',
    many: 'overdue doses',
  },
  {
    value: 'reports_due',
    label: 'State reports due',
    unit: 'count',
    one: 'state report due',
    many: 'state reports due',
  },
  {
    value: 'reports_overdue',
    label: 'State reports overdue',
    unit: 'count',
    one: 'state report overdue',
    many: 'state reports overdue',
  },
  {
    value: 'hours_short',
    label: 'Hours short this shift',
    unit: 'hours',
    one: 'hour short this shift',
    many: 'hours short this shift',
  },
  {
    value: 'next_hours_short',
    label: 'Hours short next shift',
    unit: 'hours',
    one: 'hour short next shift',
    many: 'hours short next shift',
  },
  {
    value: 'orders_urgent',
    label: 'Urgent work orders',
    unit: 'count',
    one: 'urgent work order',
    many: 'urgent work orders',
  },
  {
    value: 'orders_overdue',
    label: 'Overdue work orders',
    unit: 'count',
    one: 'overdue work order',
    many: 'overdue work orders',
  },
  {
    value: 'occupancy',
    label: 'Occupancy',
    isBelow: true,
    unit: 'percent',
    one: 'Occupancy',
    many: 'Occupancy',
  },
  {
    value: 'units_turning',
    label: 'Units turning',
    unit: 'count',
    one: 'unit turning',
    many: 'units turning',
  },
];

const figureOf = (figure: string): AlertFigure | undefined =>
  ALERT_FIGURES.find(({ value }) => value === figure);

/** Describes a value, such as "3 overdue doses" or "Occupancy at 82.5%". */
export function describeAlert(figure: string, value: number): string {
  const found = figureOf(figure);
  if (found === undefined) return figure;
  const text = formatNumber(roundDecimal(value, 1));
  if (found.unit === 'percent') {
    return `Occupancy at ${formatWholePercent(roundDecimal(value, 1))}`;
  }
  return `${text} ${value === 1 ? found.one : found.many}`;
}

/** Describes when a rule alerts, such as "At 5 or more" or "Below 85%". */
export function describeThreshold(figure: string, threshold: number): string {
  const found = figureOf(figure);
  const text = formatNumber(roundDecimal(threshold, 1));
  if (found?.isBelow === true) {
    return `Below ${formatWholePercent(roundDecimal(threshold, 1))}`;
  }
  return found?.unit === 'hours' ? `At ${text} hours or more` : `At ${text} or more`;
}

/** Describes minutes, such as "30 min", "2 h", or "1 d". */
export function describeMinutes(minutes: number): string {
  if (minutes % 1440 === 0) return `${minutes / 1440} d`;
  if (minutes % 60 === 0) return `${minutes / 60} h`;
  return `${minutes} min`;
}
