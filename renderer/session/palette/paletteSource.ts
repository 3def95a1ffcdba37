import type { AccessContext } from '#shared/access/access.ts';
import type { PlatformFacts } from '#shared/host.ts';
import type { AppDispatch } from '../store.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Aliases for search; never shown. */
  readonly also?: readonly string[];
  /** Link target; actions have none and run instead. */
  readonly href?: string;
  readonly run?: () => void;
  /** A phone or email address, opened by the device's own app. */
  readonly external?: `${'tel' | 'mailto'}:${string}`;
  /** What can be done with a found record without opening it. */
  readonly actions?: readonly PaletteEntry[];
}

export interface PaletteContext {
  /** Null for a visitor. */
  readonly who: AccessContext | null;
  readonly host: PlatformFacts['kind'];
  readonly dispatch: AppDispatch;
  /** Aborted when the query changes. */
  readonly signal: AbortSignal;
  /** Actions available to this person here. */
  readonly acts: readonly PaletteEntry[];
  /** Recently visited entries, newest first. */
  readonly recent: readonly PaletteEntry[];
}

/** A palette source. Server sources respond later than others. */
export interface PaletteSource {
  readonly title: string;
  /** Sort order of feature sources. */
  readonly place?: number;
  readonly find: (
    words: readonly string[],
    context: PaletteContext,
  ) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>;
}

/** A feature's palette contributions: `export const palette` of its `palette.ts`. */
export interface PaletteOfFeature {
  readonly sources?: readonly PaletteSource[];
  /** Actions available to this person or visitor from anywhere. */
  readonly acts?: (who: AccessContext | null) => readonly PaletteEntry[];
}

/** Ranks prefix matches first, then other matches in the name. */
export function rank(label: string, words: readonly string[]): number {
  const text = label.toLowerCase();
  if (words.length > 0 && text.startsWith(words.join(' '))) return 0;
  return words.every((word) => text.includes(word)) ? 1 : 2;
}

/** Rank of the best-matching name. */
export const rankEntry = ({ label, also = [] }: PaletteEntry, words: readonly string[]): number =>
  Math.min(...[label, ...also].map((name) => rank(name, words)));

export const matchesWords = (
  { label, detail = '', also = [] }: PaletteEntry,
  words: readonly string[],
): boolean => {
  const text = [label, detail, ...also].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};
