import { isPlainLine } from '../../../ui/form/textSchemas.ts';
import type { InspectionItem } from './inspectionsApi.ts';

const LIMITS =
  /^(?:(-?\d{1,6}(?:\.\d{1,2})?))? ?(?:to (-?\d{1,6}(?:\.\d{1,2})?))? ?([^\d\s|]{1,12})?$/;
const MOST_ITEMS = 100;

/** Parses items typed one per line; a reading has its limits after a bar. Null if a line isn't valid. */
export function parseItems(typed: string): readonly InspectionItem[] | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0 || lines.length > MOST_ITEMS) return null;
  const items: InspectionItem[] = [];
  for (const [index, line] of lines.entries()) {
    const [label = '', limits, ...rest] = line.split('|').map((part) => part.trim());
    if (label === '' || label.length > 200 || !isPlainLine(label) || rest.length > 0) return null;
    const id = `item-${index + 1}`;
    if (limits === undefined) {
      items.push({ id, label, type: 'check' });
      continue;
    }
    const found = LIMITS.exec(limits);
    if (found === null) return null;
    const [, min, max, unit] = found;
    items.push({
      id,
      label,
      type: 'reading',
      unit: unit ?? null,
      min: min === undefined ? null : Number(min),
      max: max === undefined ? null : Number(max),
    });
  }
  return items;
}

/** Writes items the way they are typed. */
export const formatItems = (items: readonly InspectionItem[]): string =>
  items
    .map(({ label, type, min, max, unit }) =>
      type === 'check'
        ? label
        : `${label} | ${[min ?? '', typeof max === 'number' ? `to ${max}` : '', unit ?? ''].filter((part) => part !== '').join(' ')}`,
    )
    .join('\n');
