import type { Filter as Asked } from '../../core/records/search.ts';
import type { Filter, FilterField } from '../../kit/search/filters.ts';

const FIGURES = ['money', 'percent', 'number'];
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

/** Filters of an address as the server takes them: a day until which or from which lies within. */
export const serverFilters = (
  filters: readonly Filter[],
  fields: readonly FilterField[],
): readonly Asked[] =>
  filters.flatMap(({ field, is, values }): Asked[] => {
    const type = fields.find((by) => by.field.name === field)?.field.type;
    const [first = '', second = first] = values;
    if (is === 'empty' || is === 'not_empty') return [{ field, is }];
    if (is === 'after') return [{ field, is: 'between', value: [first, LAST_DAY] }];
    if (is === 'before') return [{ field, is: 'between', value: [FIRST_DAY, first] }];
    if (is === 'in_last_days') return [{ field, is, value: Number(first) }];
    const isFigure = type !== undefined && FIGURES.includes(type);
    if (is === 'between') {
      return [{ field, is, value: isFigure ? [Number(first), Number(second)] : [first, second] }];
    }
    if (is === 'any_of' || is === 'none_of') return [{ field, is, value: values }];
    return [{ field, is, value: isFigure ? Number(first) : first }];
  });
