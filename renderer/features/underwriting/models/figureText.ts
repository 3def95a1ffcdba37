import { centsText, ratioText, shareText, timesText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { FigureKind } from '#shared/underwriting/figures.ts';

/** Formats a model figure of any kind; a dash if there is none. */
export function figureText(kind: FigureKind, value: number | null): string {
  switch (kind) {
    case 'money':
      return centsText(value);
    case 'rate':
      return ratioText(value);
    case 'share':
      return shareText(value);
    case 'times':
      return timesText(value);
    default:
      return value === null ? '—' : formatNumber(value);
  }
}
