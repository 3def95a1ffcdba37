import type { Standing } from '#shared/access.ts';
import type { PlatformFacts } from '#shared/host.ts';
import type { AppDispatch } from '../store.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
}

interface PaletteContext {
  /** Null for a visitor. */
  readonly who: Standing | null;
  readonly host: PlatformFacts['kind'];
  readonly dispatch: AppDispatch;
  /** Ends when something else has been typed. */
  readonly signal: AbortSignal;
}

/** Something the palette can find: screens today, listings and people when their features join. */
export interface PaletteSource {
  readonly title: string;
  readonly find: (
    words: readonly string[],
    context: PaletteContext,
  ) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>;
}
