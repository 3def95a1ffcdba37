import { formatCalendarDay, formatMonth } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { STATES } from '../../../../shared/listings/states.ts';
import * as s from '../../../../shared/shape.ts';
import { CALCULATOR_MEASURES, calculatePrice } from '../../../../shared/vendors/calculators.ts';
import { credentialName } from '../../../../shared/vendors/credentials.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '../../../../shared/vendors/vendors.ts';
import { createPdfSheet, type PdfImage } from './pdf-sheet.ts';

/** What a brochure prints of the response of `vendor_brochure`. */
export const isBrochure = s.object({
  company_name: s.text,
  description: s.orNull(s.text),
  category: s.text,
  states: s.listOf(s.text),
  specialization_tags: s.listOf(s.text),
  years_experience: s.number,
  verified: s.bool,
  papers: s.listOf(
    s.object({
      kind: s.text,
      coverage: s.orNull(s.text),
      state: s.orNull(s.text),
      expires_on: s.orNull(s.text),
    }),
  ),
  reviews: s.object({
    average: s.orNull(s.number),
    count: s.number,
    reviews: s.listOf(
      s.object({ signed: s.text, rating: s.number, body: s.orNull(s.text), month: s.text }),
    ),
  }),
  portfolio: s.listOf(
    s.object({
      title: s.text,
      summary: s.text,
      state: s.text,
      month: s.text,
      client_name: s.orNull(s.text),
      photos: s.listOf(s.object({ path: s.text })),
    }),
  ),
  calculators: s.listOf(
    s.object({
      title: s.text,
      measure: s.oneOf(['unit', 'bed', 'hour', 'square_foot']),
      base_cents: s.number,
      rate_cents: s.number,
      least_cents: s.number,
      usual_quantity: s.number,
      note: s.orNull(s.text),
    }),
  ),
});
export type Brochure = s.ShapeOf<typeof isBrochure>;

const stateName = (state: string): string => STATES[state as keyof typeof STATES] ?? state;
const monthName = (month: string): string => formatMonth(new Date(`${month}-15T12:00:00`));

/** Renders a vendor's public profile for print and email. */
export async function renderBrochure(
  brochure: Brochure,
  address: string,
  pictures: readonly PdfImage[] = [],
  at = new Date(),
): Promise<Uint8Array> {
  const { company_name: name, states, papers, reviews, portfolio, calculators } = brochure;
  const sheet = await createPdfSheet(name, at);
  const category = VENDOR_CATEGORIES[brochure.category as VendorCategory] ?? brochure.category;
  sheet.title(name, `${category} for senior living communities`);
  if (brochure.description !== null) sheet.paragraph(brochure.description);
  sheet.facts([
    ['Service areas', states.length === 0 ? 'Ask us' : states.map(stateName).join(', ')],
    ['In business', brochure.years_experience === 0 ? '—' : `${brochure.years_experience} years`],
    ['Verification', brochure.verified ? 'Verified by Haven Exchange' : 'Not verified'],
    [
      'Reviews',
      reviews.average === null ? 'None yet' : `${reviews.average} of 5 from ${reviews.count}`,
    ],
  ]);
  if (papers.length > 0) {
    sheet.heading('Verified credentials');
    sheet.table(
      ['Credential', 'Valid until'],
      papers.map((paper) => [
        credentialName(paper),
        paper.expires_on === null ? 'No end date' : formatCalendarDay(paper.expires_on),
      ]),
    );
  }
  if (brochure.specialization_tags.length > 0) {
    sheet.heading('Specialties');
    sheet.paragraph(brochure.specialization_tags.join(', '));
  }
  if (portfolio.length > 0) {
    sheet.heading('Finished projects');
    for (const entry of portfolio) {
      const where = [stateName(entry.state), monthName(entry.month)];
      if (entry.client_name !== null) where.push(`for ${entry.client_name}`);
      sheet.paragraph(`${entry.title} (${where.join(', ')})`);
      sheet.paragraph(entry.summary);
    }
    if (pictures.length > 0) await sheet.pictures(pictures);
  }
  if (reviews.reviews.length > 0) {
    sheet.heading('What clients say');
    for (const { signed, rating, body, month } of reviews.reviews) {
      sheet.paragraph(
        `${body === null ? '' : `“${body}” `}${rating} of 5, ${signed}, ${monthName(month)}`,
      );
    }
  }
  if (calculators.length > 0) {
    sheet.heading('Price examples');
    sheet.table(
      ['Service', 'For', 'Price'],
      calculators.map((one) => [
        one.title,
        `${one.usual_quantity} ${CALCULATOR_MEASURES[one.measure][one.usual_quantity === 1 ? 'one' : 'many']}`,
        formatCents(calculatePrice(one, one.usual_quantity)),
      ]),
    );
    sheet.paragraph('Rates stated by the vendor. A quote is binding, an example is not.');
  }
  return await sheet.finish(`${name} · ${address}`);
}
