import { withoutMarkup } from '../../../../shared/ai/retrieval/units.ts';

const FIGURE = /\$?\d[\d,]*(?:\.\d+)?%?/g;
const plainFigure = (figure: string): string => figure.replace(/[$,%]/g, '').replace(/\.$/, '');
const figuresIn = (text: string): readonly string[] => (text.match(FIGURE) ?? []).map(plainFigure);

/** True if every figure that a model wrote is in one of the sources. References such as `[1]` don't count. */
export function hasOnlyKnownFigures(said: string, sources: readonly string[]): boolean {
  const known = new Set(sources.flatMap(figuresIn));
  return figuresIn(said.replace(/\[\d{1,3}\]/g, '')).every((figure) => known.has(figure));
}

/** Plain text: links, images, markup, addresses, and invisible characters are gone. */
export const cleanModelText = (raw: string, most = 8_000): string =>
  withoutMarkup(raw)
    .replace(/\b(?:https?|ftp|data|javascript|file|mailto):\S*/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/[^\P{C}\n]/gu, '')
    .slice(0, most)
    .trim();
