import { formatCents } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { formatPercent } from '../format/percent.ts';
import { INCIDENT_TYPES } from './incidents.ts';
import { monthLabel } from './ledger.ts';
import { POSITIONS } from './positions.ts';
import { labelOf, PAYORS } from './residents.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from './units.ts';

type CellType =
  | 'text'
  | 'day'
  | 'month'
  | 'number'
  | 'share'
  | 'cents'
  | 'payor'
  | 'unitType'
  | 'category'
  | 'position'
  | 'incident';

interface ReportColumn {
  readonly label: string;
  readonly type: CellType;
  /** Shows the sum below the rows. */
  readonly isTotaled?: true;
}

export interface ReportDefinition {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly ReportColumn[];
}

const column = (label: string, type: CellType): ReportColumn => ({ label, type });
const total = (label: string, type: CellType): ReportColumn => ({ label, type, isTotaled: true });

/** Reports of a community; `private.list_report_rows` returns their cells in this order. */
export const REPORTS: readonly ReportDefinition[] = [
  {
    id: 'rent_roll',
    label: 'Rent roll',
    columns: [
      column('Unit', 'text'),
      column('Type', 'unitType'),
      column('Care', 'category'),
      column('Resident', 'text'),
      total('Room', 'cents'),
      total('Level of care', 'cents'),
      total('Other', 'cents'),
      total('Concession', 'cents'),
      total('Total', 'cents'),
    ],
  },
  {
    id: 'census',
    label: 'Census',
    columns: [
      column('Day', 'day'),
      total('In house', 'number'),
      total('On leave', 'number'),
      column('Occupied units', 'number'),
      column('Paid units', 'number'),
      column('Available units', 'number'),
    ],
  },
  {
    id: 'occupancy',
    label: 'Occupancy',
    columns: [
      column('Unit type', 'unitType'),
      total('Units', 'number'),
      total('Available', 'number'),
      total('Occupied', 'number'),
      column('Occupancy', 'share'),
      column('Market rate', 'cents'),
    ],
  },
  {
    id: 'aging',
    label: 'Aging by payor',
    columns: [
      column('Payor', 'payor'),
      total('Current', 'cents'),
      total('1–30 days', 'cents'),
      total('31–60 days', 'cents'),
      total('61–90 days', 'cents'),
      total('Over 90 days', 'cents'),
      total('Credits', 'cents'),
      total('Total', 'cents'),
    ],
  },
  {
    id: 'revenue_payor',
    label: 'Revenue by payor',
    columns: [
      column('Payor', 'payor'),
      column('Account', 'text'),
      column('Name', 'text'),
      total('Revenue', 'cents'),
    ],
  },
  {
    id: 'revenue_level',
    label: 'Care revenue by level',
    columns: [
      column('Level', 'text'),
      total('Residents', 'number'),
      total('Days', 'number'),
      total('Charges', 'cents'),
    ],
  },
  {
    id: 'labor',
    label: 'Labor hours per resident day',
    columns: [
      column('Position', 'position'),
      total('People', 'number'),
      total('Hours', 'number'),
      total('Overtime', 'number'),
      total('Hours per resident day', 'number'),
    ],
  },
  {
    id: 'incidents',
    label: 'Incidents',
    columns: [
      column('Type', 'incident'),
      total('Incidents', 'number'),
      total('With injury', 'number'),
      total('Per 1,000 resident days', 'number'),
    ],
  },
  {
    id: 'kpi',
    label: 'KPI pack for a lender',
    columns: [
      column('Month', 'month'),
      total('Resident days', 'number'),
      column('Average census', 'number'),
      total('Revenue', 'cents'),
      total('Operating expenses', 'cents'),
      total('Net operating income', 'cents'),
      column('Margin', 'share'),
      column('Revenue per resident day', 'cents'),
    ],
  },
];

export type ReportCell = string | number | null;

const CHOICES = {
  payor: PAYORS,
  unitType: UNIT_TYPES,
  category: LICENSE_CATEGORIES,
  position: POSITIONS,
  incident: INCIDENT_TYPES,
} as const;

/** Formats a cell for screens and PDFs. */
export function formatReportCell(type: CellType, value: ReportCell): string {
  if (value === null) return type === 'payor' ? 'Not by payor' : '—';
  if (type === 'cents') return formatCents(Number(value));
  if (type === 'share') return formatPercent(Number(value));
  if (type === 'number') return formatNumber(Number(value));
  if (type === 'month') return monthLabel(`${value}`);
  if (type === 'text' || type === 'day') return `${value}`;
  return labelOf(CHOICES[type], `${value}`);
}

const SHEET_TYPES = { day: 'date', cents: 'number', number: 'number', share: 'percent' } as const;

/** A report as columns and cells of a spreadsheet: money in dollars, and choices by their labels. */
export const toReportSheet = (
  { columns }: ReportDefinition,
  rows: readonly { readonly cells: readonly ReportCell[] }[],
) => ({
  columns: columns.map(({ label, type }) => ({
    label,
    type: type in SHEET_TYPES ? SHEET_TYPES[type as keyof typeof SHEET_TYPES] : ('text' as const),
  })),
  rows: rows.map(({ cells }) =>
    columns.map(({ type }, at) => {
      const value = cells[at] ?? null;
      if (value === null || type === 'day' || type === 'number' || type === 'share') return value;
      return type === 'cents' ? Number(value) / 100 : formatReportCell(type, value);
    }),
  ),
});

export const isNumberCell = (type: CellType): boolean =>
  type === 'cents' || type === 'share' || type === 'number';

/** The sums of a report's totaled columns; null in the others. */
export const sumReport = (
  { columns }: ReportDefinition,
  rows: readonly { readonly cells: readonly ReportCell[] }[],
): readonly (number | null)[] =>
  columns.map(({ isTotaled }, at) =>
    isTotaled === true
      ? Math.round(rows.reduce((all, { cells }) => all + Number(cells[at] ?? 0), 0) * 100) / 100
      : null,
  );
