import { formatDay } from '#shared/format/date.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { CONDITIONS, type Filter, type FilterField } from '../../ui/search/filters.ts';
import { type OptionsOf, optionsOfField } from '../list/filters/options.ts';

function formatValue(value: string, { is }: Filter, { field }: FilterField, known?: OptionsOf) {
  const chosen = optionsOfField(field, known)?.find(([one]) => one === value);
  if (chosen !== undefined) return chosen[1];
  if (is === 'in_last_days') return value === '1' ? 'day' : `${value} days`;
  switch (field.type) {
    case 'money':
    case 'percent':
    case 'number':
      return formatFieldValue(field, Number(value));
    case 'date':
    case 'time':
      return formatDay(value);
    default:
      return is === 'contains' ? `“${value}”` : value;
  }
}

/** Formats a filter as text: "State is any of Texas, Florida". */
export function describeFilter(filter: Filter, by: FilterField, known?: OptionsOf): string {
  const values = filter.values.map((value) => formatValue(value, filter, by, known));
  const valueText = values.join(filter.is === 'between' ? ' and ' : ', ');
  return [by.field.label, CONDITIONS[filter.is], valueText].filter(Boolean).join(' ');
}
