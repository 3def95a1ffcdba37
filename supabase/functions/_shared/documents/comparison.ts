import { formatUtcDay } from '../../../../shared/format/date.ts';
import {
  COMPARISON_LINES,
  type ComparedListing,
  getBestLabel,
  hasDifferences,
  isBestValue,
} from '../../../../shared/listings/comparison.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** Renders a comparison as a PDF: the rows of the screen, with the best value of each named. */
export async function renderComparisonPdf(
  listings: readonly ComparedListing[],
  hasDifferencesOnly: boolean,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Comparison', at, { isWide: listings.length > 3 });
  const lines = hasDifferencesOnly
    ? COMPARISON_LINES.filter((line) => hasDifferences(line, listings))
    : COMPARISON_LINES;
  const many = listings.length === 1 ? '1 community' : `${listings.length} communities`;
  sheet.title(
    'Comparison',
    [many, hasDifferencesOnly && 'differences only', formatUtcDay(at)].filter(Boolean).join(' · '),
  );
  sheet.table(
    ['', ...listings.map((one) => one.property_name)],
    lines.map((line) => [
      line.name,
      ...listings.map((one) =>
        isBestValue(line, one, listings)
          ? `${line.text(one)} (${getBestLabel(line)})`
          : line.text(one),
      ),
    ]),
  );
  return await sheet.finish('As stated by the sellers; not an offer, to be verified by the buyer');
}
