import type { ColumnMapping } from '#shared/imports/columnMapping.ts';

interface SavedMapping {
  readonly head: readonly string[];
  readonly matching: ColumnMapping;
}

const MOST = 20;

/** Returns the saved column mapping for files with the same headings. */
export function getSavedMapping(key: string, head: readonly string[]): ColumnMapping | null {
  return read(key).find((one) => isSame(one.head, head))?.matching ?? null;
}

export function saveMapping(key: string, head: readonly string[], matching: ColumnMapping): void {
  const others = read(key).filter((one) => !isSame(one.head, head));
  try {
    localStorage.setItem(key, JSON.stringify([{ head, matching }, ...others].slice(0, MOST)));
  } catch {
    // Storage is full; the user maps the columns again next time.
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((label, index) => label === other[index]);

function read(key: string): readonly SavedMapping[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedMapping) : [];
  } catch {
    return [];
  }
}

const isSavedMapping = (value: unknown): value is SavedMapping => {
  const { head, matching } = (value ?? {}) as Partial<SavedMapping>;
  return Array.isArray(head) && Array.isArray(matching) && head.length === matching.length;
};
