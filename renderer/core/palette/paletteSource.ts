import type { Standing } from '#shared/access/access.ts';
import type { PlatformFacts } from '#shared/host.ts';
import type { AppDispatch } from '../store.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** What others call it; found by, and never shown. */
  readonly also?: readonly string[];
  /** Where it leads; an act leads nowhere and is done. */
  readonly href?: string;
  readonly run?: () => void;
}

export interface PaletteContext {
  /** Null for a visitor. */
  readonly who: Standing | null;
  readonly host: PlatformFacts['kind'];
  readonly dispatch: AppDispatch;
  /** Ends when something else has been typed. */
  readonly signal: AbortSignal;
  /** What this person can do here. */
  readonly acts: readonly PaletteEntry[];
  /** What they went to before, newest first. */
  readonly recent: readonly PaletteEntry[];
}

/** Something the palette can find. One that asks the server answers later than the others. */
export interface PaletteSource {
  readonly title: string;
  /** Sources of features stand in the order of these. */
  readonly place?: number;
  readonly find: (
    words: readonly string[],
    context: PaletteContext,
  ) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>;
}

/** What a feature brings to the palette: `export const palette` of its `palette.ts`. */
export interface PaletteOfFeature {
  readonly sources?: readonly PaletteSource[];
  /** What this person, or a visitor, can do from wherever they are. */
  readonly acts?: (who: Standing | null) => readonly PaletteEntry[];
}

/** What begins with the words comes first, then what names them. */
export function rank(label: string, words: readonly string[]): number {
  const text = label.toLowerCase();
  if (words.length > 0 && text.startsWith(words.join(' '))) return 0;
  return words.every((word) => text.includes(word)) ? 1 : 2;
}

/** By the best of its names. */
export const rankEntry = ({ label, also = [] }: PaletteEntry, words: readonly string[]): number =>
  Math.min(...[label, ...also].map((name) => rank(name, words)));

export const holds = (
  { label, detail = '', also = [] }: PaletteEntry,
  words: readonly string[],
): boolean => {
  const text = [label, detail, ...also].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};
