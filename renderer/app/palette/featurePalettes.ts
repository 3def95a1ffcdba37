import type { AccessContext } from '#shared/access/access.ts';
import type {
  PaletteEntry,
  PaletteOfFeature,
  PaletteSource,
} from '../../session/palette/paletteSource.ts';

const found = import.meta.glob<PaletteOfFeature>('../../features/*/*/palette.ts', {
  eager: true,
  import: 'palette',
});

interface Composed {
  readonly sources: readonly PaletteSource[];
  readonly acts: (who: AccessContext | null) => readonly PaletteEntry[];
}

/** Combines the palette contributions of features. */
export function composePalettes(features: readonly PaletteOfFeature[]): Composed {
  return {
    sources: features
      .flatMap(({ sources = [] }) => sources)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)),
    acts: (who) => features.flatMap(({ acts }) => acts?.(who) ?? []),
  };
}

export const featurePalettes = composePalettes(Object.values(found));
