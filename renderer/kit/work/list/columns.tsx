import { type Intent, Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { timeNow } from '#shared/format/clock.ts';
import { formatMoment } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { formatAge, formatNearDay } from '#shared/format/when.ts';
import type { Field } from '#shared/records/noun.ts';
import { Link } from '../../link/Link.tsx';
import type { SheetColumn } from '../sheet/writeXlsx.ts';
import styles from './RecordList.module.css';

/** What a column of each type reads of a row. */
interface Values {
  readonly text: string;
  readonly person: string;
  readonly tags: readonly string[];
  readonly state: { readonly label: string; readonly intent: Intent };
  readonly money: number;
  readonly percent: number;
  readonly number: number;
  readonly date: string;
  /** A day of the calendar, the same wherever one reads it. */
  readonly day: string;
  readonly time: string;
  readonly link: { readonly to: string; readonly label: string };
}
type Type = keyof Values;

interface Kind<Value> {
  readonly draw: (value: Value, tabIndex: number) => ReactNode;
  /** As a file has it: exact, and a number where it is one. */
  readonly write: (value: Value) => string | number;
  readonly isNumber?: true;
}

const words: Kind<string> = { draw: (value) => value, write: (value) => value };
const figure = (draw: (value: number) => string): Kind<number> => ({
  draw,
  write: (value) => value,
  isNumber: true,
});

const moment: Kind<string> = {
  draw: (value) => (
    <time dateTime={value} title={formatMoment(value)}>
      {formatAge(value, timeNow())}
    </time>
  ),
  write: (value) => value,
};

const KINDS: { readonly [Of in Type]: Kind<Values[Of]> } = {
  text: words,
  person: words,
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
  date: moment,
  day: {
    draw: (value) => formatNearDay(`${value.slice(0, 10)}T00:00`, timeNow()),
    write: (value) => value,
  },
  time: moment,
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
  /** What stands where there is none; a file has nothing there. */
  readonly none?: string;
  /** In rem; what is left of the width is shared out in proportion. */
  readonly width: number;
  /** The order that the server knows for this column, which way it goes first, and whether it goes the other too. */
  readonly sort?: ColumnSort;
  /** Where it stands on a phone, whose rows have two lines under and beside the name; else it is left out. */
  readonly card?: 'side' | 'line' | 'note';
  /** What is edited in place in its cells. */
  readonly field?: Field;
  /** It waits to be chosen. */
  readonly isHidden?: true;
}

/** One column of a list. Its type says how it is drawn, aligned and exported. */
export type Column<Row> = { readonly [Of in Type]: ColumnOf<Row, Of> }[Type];

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function drawCell<Row, Of extends Type>(
  column: ColumnOf<Row, Of>,
  row: Row,
  tabIndex = 0,
): ReactNode {
  const value = column.value(row);
  return value === null || isEmpty(value)
    ? (column.none ?? '—')
    : KINDS[column.type].draw(value, tabIndex);
}

export function writeCell<Row, Of extends Type>(
  column: ColumnOf<Row, Of>,
  row: Row,
): string | number {
  const value = column.value(row);
  return value === null ? '' : KINDS[column.type].write(value);
}

/** How a sheet takes the cells of a column. */
export function sheetTypeOf(type: Type): SheetColumn['type'] {
  if (isNumeric(type)) return type as 'money' | 'percent' | 'number';
  if (type === 'day' || type === 'date') return 'date';
  return type === 'time' ? 'time' : 'text';
}

export const isNumeric = (type: Type): boolean => KINDS[type].isNumber === true;
