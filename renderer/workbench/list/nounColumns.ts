import type { Field, FieldType, Noun } from '#shared/records/noun.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue, type NameLookup } from '#shared/records/values.ts';
import type { RecordRow } from '../data/row.ts';
import type { Column } from './columns.tsx';

type Place = NonNullable<Column<RecordRow>['card']>;

/** In rem; the name column is wider. */
const WIDTHS: Readonly<Record<FieldType, number>> = {
  text: 10,
  longText: 20,
  email: 14,
  phone: 9,
  link: 12,
  money: 7,
  percent: 5.5,
  number: 5.5,
  date: 6.5,
  time: 6.5,
  flag: 6,
  person: 9,
  people: 10,
  tags: 10,
  usState: 7,
  usStates: 10,
  choice: 8,
  choices: 10,
  record: 10,
  ways: 14,
};
const NAME_WIDTH = 13;
/** Approximate width of a header letter, and the header's padding. */
const CHARACTER_WIDTH = 0.45;
const HEAD_ROOM = 1;
/** Width of columns visible by default on a common screen; the rest are hidden. */
const SHOWN_WIDTH = 73;

const FIRST_DOWN: ReadonlySet<FieldType> = new Set(['date', 'time', 'money', 'percent', 'number']);

/** Assigns fields to the two lines of a phone card, which fit three visible columns. */
function cardsOf(noun: Noun, shown: ReadonlySet<string>): ReadonlyMap<string, Place> {
  const others = noun.fields.filter(({ name }) => name !== noun.title && shown.has(name));
  const known = (name: string | undefined) => others.find((field) => field.name === name)?.name;
  const first = (...types: readonly FieldType[]) =>
    others.find(({ type }) => types.includes(type))?.name;
  const places: readonly (readonly [string | undefined, Place])[] = [
    [known(noun.board?.by) ?? first('choice'), 'side'],
    [first('text', 'email', 'record'), 'line'],
    [known(noun.board?.sum) ?? first('time', 'date', 'money'), 'note'],
  ];
  return new Map(places.flatMap(([name, place]) => (name === undefined ? [] : [[name, place]])));
}

function columnOf(noun: Noun, field: Field, nameOf: NameLookup): Column<RecordRow> {
  const text = (row: RecordRow): string | null => {
    const value = getFieldValue(row, field.name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const figure = (row: RecordRow): number | null => {
    const value = getFieldValue(row, field.name);
    return typeof value === 'number' ? value : null;
  };
  const getText = (row: RecordRow): string | null =>
    formatFieldValue(field, getFieldValue(row, field.name), nameOf) || null;
  const shared = {
    id: field.name,
    label: field.label,
    field,
    width:
      field.name === noun.title
        ? NAME_WIDTH
        : Math.max(WIDTHS[field.type], field.label.length * CHARACTER_WIDTH + HEAD_ROOM),
    none: '',
    ...(field.isSorted === true && {
      sort: {
        by: field.name,
        direction: FIRST_DOWN.has(field.type) ? 'descending' : 'ascending',
        isTwoWay: true,
      } as const,
    }),
  };
  switch (field.type) {
    case 'money':
    case 'percent':
    case 'number':
      if (field.isYear) return { ...shared, type: 'text', value: getText };
      return { ...shared, type: field.type, value: figure };
    case 'date':
      return { ...shared, type: 'day', value: text };
    case 'time':
      return { ...shared, type: 'time', value: text };
    case 'choice':
      return {
        ...shared,
        type: 'state',
        value: (row) => {
          const found = field.choices.find(({ value }) => value === row[field.name]);
          return found === undefined
            ? null
            : { label: found.label, intent: found.intent ?? 'none' };
        },
      };
    case 'tags':
    case 'choices':
    case 'usStates':
    case 'people':
      return {
        ...shared,
        type: 'tags',
        value: (row) => {
          const value = getFieldValue(row, field.name);
          if (!Array.isArray(value)) return null;
          return value.map((item) => formatFieldValue(field, [item], nameOf));
        },
      };
    case 'flag':
      return {
        ...shared,
        type: 'text',
        value: (row) => (row[field.name] === true ? 'Yes' : null),
      };
    default:
      return { ...shared, type: 'text', value: getText };
  }
}

/** Columns of a noun's list: the name, then its preferred columns, then the rest. */
export function getNounColumns(noun: Noun, nameOf: NameLookup): readonly Column<RecordRow>[] {
  const placeOf = ({ name }: Field): number => {
    if (name === noun.title) return -1;
    const place = noun.columns?.indexOf(name) ?? -1;
    return place === -1 ? Infinity : place;
  };
  let width = 0;
  const columns = noun.fields
    .toSorted((one, other) =>
      placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other)),
    )
    .map((field) => {
      const column = columnOf(noun, field, nameOf);
      const isBehind =
        noun.columns === undefined
          ? field.type === 'longText' || width + column.width > SHOWN_WIDTH
          : placeOf(field) === Infinity;
      if (!isBehind) width += column.width;
      return isBehind ? { ...column, isHidden: true as const } : column;
    });
  const shown = columns.filter(({ isHidden }) => isHidden !== true);
  const cards = cardsOf(noun, new Set(shown.map(({ id }) => id)));
  return columns.map((column) => {
    const card = cards.get(column.id);
    return card === undefined ? column : { ...column, card };
  });
}
