import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../ui/form/textSchemas.ts';
import type { OwnItem } from './complianceShapes.ts';

/** Limits that the database enforces. */
export const MOST_ITEMS = 100;
export const TEXT_LIMITS = { tag: 20, label: 200, source: 300 } as const;

export const newItem = (): OwnItem => ({
  id: crypto.randomUUID(),
  tag: '',
  label: '',
  source: '',
  is_physical: false,
});

/** Moves an item one place up or down. */
export function moveItem(items: readonly OwnItem[], id: string, isUp: boolean): readonly OwnItem[] {
  const from = items.findIndex((one) => one.id === id);
  const to = from + (isUp ? -1 : 1);
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

const problemOf = (typed: string, missing?: string): string | undefined => {
  if (missing !== undefined && typed.trim() === '') return missing;
  return isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
};

/** Returns what is wrong with each text of an item; undefined if nothing is. */
export const findItemProblems = ({ tag, label, source }: OwnItem) => ({
  tag: problemOf(tag, 'Enter a tag.'),
  label: problemOf(label, 'Enter what to check.'),
  source: problemOf(source),
});

export const isItemValid = (item: OwnItem): boolean =>
  Object.values(findItemProblems(item)).every((problem) => problem === undefined);
