import { type Intent, Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { formatAge, formatShortDay } from '#shared/format/relative-time.ts';
import type { Field } from '#shared/records/noun.ts';
import { Link } from '../../ui/link/Link.tsx';
import type { SheetColumn } from '../sheet/writeXlsx.ts';
import styles from './RecordList.module.css';

/** Value each column type reads from a row. */
interface Values {
  readonly text: string;
  readonly person: string;
  readonly tags: readonly string[];
  readonly state: { readonly label: string; readonly intent: Intent };
  readonly money: number;
  readonly percent: number;
  readonly number: number;
  readonly date: string;
  /** A calendar day, independent of time zone. */
  readonly day: string;
  readonly time: string;
  readonly link: { readonly to: string; readonly label: string };
}
type Type = keyof Values;

interface Kind<Value> {
  readonly draw: (value: Value, tabIndex: number) => ReactNode;
  /** Value for export: exact, and numeric where possible. */
  readonly write: (value: Value) => string | number;
  readonly isNumber?: true;
}

const textKind: Kind<string> = { draw: (value) => value, write: (value) => value };
const figure = (draw: (value: number) => string): Kind<number> => ({
  draw,
  write: (value) => value,
  isNumber: true,
});

const timestampKind: Kind<string> = {
  draw: (value) => (
    <time dateTime={value} title={formatDateTime(value)}>
      {formatAge(value, serverNow())}
    </time>
  ),
  write: (value) => value,
};

const KINDS: { readonly [Of in Type]: Kind<Values[Of]> } = {
  text: textKind,
  person: textKind,
  tags: { draw: (value) => value.join(', '), write: (value) => value.join(', ') },
  state: {
    draw: ({ label, intent }) => (
      <Tag minimal intent={intent}>
        {label}
      </Tag>
    ),
    write: ({ label }) => label,
  },
  money: figure(formatDollars),
  percent: figure(formatPercent),
  number: figure(formatNumber),
  date: timestampKind,
  day: {
    draw: (value) => formatShortDay(value.slice(0, 10), serverNow()),
    write: (value) => value,
  },
  time: timestampKind,
  link: {
    draw: ({ to, label }, tabIndex) => (
      <Link to={to} tabIndex={tabIndex} className={styles.link}>
        {label}
      </Link>
    ),
    write: ({ label }) => label,
  },
};

export interface ColumnSort {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly isTwoWay?: true;
}

export interface ColumnOf<Row, Of extends Type> {
  readonly id: string;
  readonly label: string;
  readonly type: Of;
  readonly value: (row: Row) => Values[Of] | null;
  /** Placeholder for an empty value; exports leave it blank. */
  readonly none?: string;
  /** In rem; the remaining width is shared proportionally. */
  readonly width: number;
  /** Server sort key of this column, its initial direction, and whether it can be reversed. */
  readonly sort?: ColumnSort;
  /** Position on phone cards, which have two lines under and beside the name; omitted columns are hidden there. */
  readonly card?: 'side' | 'line' | 'note';
  /** Decoration before the value, such as a photo. Not exported. */
  readonly before?: (row: Row) => ReactNode;
  /** Field edited inline in this column. */
  readonly field?: Field;
  /** Hidden by default. */
  readonly isHidden?: true;
}

/** A list column. Its type determines rendering, alignment, and export. */
export type Column<Row> = { readonly [Of in Type]: ColumnOf<Row, Of> }[Type];

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function drawCell<Row, Of extends Type>(
  column: ColumnOf<Row, Of>,
  row: Row,
  tabIndex = 0,
): ReactNode {
  const value = column.value(row);
  const content =
    value === null || isEmpty(value)
      ? (column.none ?? '—')
      : KINDS[column.type].draw(value, tabIndex);
  if (column.before === undefined) return content;
  return (
    <span className={styles.decorated}>
      {column.before(row)}
      <span>{content}</span>
    </span>
  );
}

export function writeCell<Row, Of extends Type>(
  column: ColumnOf<Row, Of>,
  row: Row,
): string | number {
  const value = column.value(row);
  return value === null ? '' : KINDS[column.type].write(value);
}

/** Spreadsheet type of a column. */
export function sheetTypeOf(type: Type): SheetColumn['type'] {
  if (isNumeric(type)) return type as 'money' | 'percent' | 'number';
  if (type === 'day' || type === 'date') return 'date';
  return type === 'time' ? 'time' : 'text';
}

export const isNumeric = (type: Type): boolean => KINDS[type].isNumber === true;
