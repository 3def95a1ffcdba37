import { isPlainLine } from '../../../ui/form/textSchemas.ts';
import type { InspectionItem } from './inspectionsApi.ts';

const LIMITS =
  /^(?:(-?\d{1,6}(?:\.\d{1,2})?))? ?(?:to (-?\d{1,6}(?:\.\d{1,2})?))? ?([^\d\s|]{1,12})?$/;
const MOST_ITEMS = 100;
/** Marks an item that can't be finished without a photo. */
const PHOTO = 'photo';

/** Parses items typed one per line; a reading has its limits after a bar, then maybe `photo`. Null if a line isn't valid. */
export function parseItems(typed: string): readonly InspectionItem[] | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0 || lines.length > MOST_ITEMS) return null;
  const items: InspectionItem[] = [];
  for (const [index, line] of lines.entries()) {
    const parts = line.split('|').map((part) => part.trim());
    const needsPhoto = parts.length > 1 && parts.at(-1)?.toLowerCase() === PHOTO;
    const [label = '', limits, ...rest] = needsPhoto ? parts.slice(0, -1) : parts;
    if (label === '' || label.length > 200 || !isPlainLine(label) || rest.length > 0) return null;
    const id = `item-${index + 1}`;
    const photo = needsPhoto && { needs_photo: true };
    if (limits === undefined) {
      items.push({ id, label, type: 'check', ...photo });
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
      ...photo,
    });
  }
  return items;
}

/** Writes items the way they are typed. */
export const formatItems = (items: readonly InspectionItem[]): string =>
  items
    .map(({ label, type, min, max, unit, needs_photo }) =>
      [
        label,
        type === 'check'
          ? ''
          : [min ?? '', typeof max === 'number' ? `to ${max}` : '', unit ?? '']
              .filter((part) => part !== '')
              .join(' '),
        needs_photo ? PHOTO : '',
      ]
        .filter((part) => part !== '')
        .join(' | '),
    )
    .join('\n');
