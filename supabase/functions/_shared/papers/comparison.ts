import { formatUtcDay } from '../../../../shared/format/date.ts';
import {
  bestOf,
  type ComparedListing,
  differs,
  LINES,
  markOf,
} from '../../../../shared/market/comparing.ts';
import { newSheet } from './sheet.ts';

/** Renders a comparison as a PDF: the rows of the screen, with the best value of each named. */
export async function drawComparison(
  listings: readonly ComparedListing[],
  hasDifferencesOnly: boolean,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await newSheet('Comparison', at, { isWide: listings.length > 3 });
  const lines = hasDifferencesOnly ? LINES.filter((line) => differs(line, listings)) : LINES;
  const many = listings.length === 1 ? '1 community' : `${listings.length} communities`;
  sheet.title(
    'Comparison',
    [many, hasDifferencesOnly && 'differences only', formatUtcDay(at)].filter(Boolean).join(' · '),
  );
  sheet.table(
    ['', ...listings.map((one) => one.property_name)],
    lines.map((line) => {
      const best = bestOf(line, listings);
      return [
        line.name,
        ...listings.map((one) =>
          best !== null && line.value(one) === best
            ? `${line.text(one)} (${markOf(line)})`
            : line.text(one),
        ),
      ];
    }),
  );
  return await sheet.finish('As stated by the sellers; not an offer, to be verified by the buyer');
}
