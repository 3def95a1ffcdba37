import { formatMonth, formatUtcDay } from '../../../../shared/format/date.ts';
import { formatDollars } from '../../../../shared/format/money.ts';
import { formatNumber } from '../../../../shared/format/number.ts';
import { formatPercent, formatRate } from '../../../../shared/format/percent.ts';
import { PROPERTY_TYPES } from '../../../../shared/listings/listings.ts';
import * as s from '../../../../shared/shape.ts';
import { createPdfSheet, type PdfImage } from './pdf-sheet.ts';

/** Data of a teaser or memorandum; see `private.material_facts`. */
const areFacts = s.both(
  s.object({
    name: s.text,
    place: s.text,
    type: s.text,
    is_confidential: s.bool,
    listed_by: s.orNull(s.text),
    price: s.orNull(s.number),
    beds: s.orNull(s.number),
    units: s.orNull(s.number),
    square_feet: s.orNull(s.number),
    year_built: s.orNull(s.number),
    occupancy: s.orNull(s.number),
    cap_rate: s.orNull(s.number),
    monthly_rate: s.orNull(s.number),
    license: s.orNull(s.text),
    description: s.text,
    amenities: s.listOf(s.text),
    pictures: s.listOf(s.text),
  }),
  s.partial({
    address: s.orNull(s.text),
    unit_mix: s.listOf(s.object({ kind: s.text, units: s.number, rate: s.orNull(s.number) })),
    payor_mix: s.listOf(s.object({ payor: s.text, share: s.number })),
    history: s.listOf(
      s.object({ month: s.text, census: s.orNull(s.number), rate: s.orNull(s.number) }),
    ),
  }),
);

export const isMaterial = s.object({
  kind: s.oneOf(['teaser', 'memorandum']),
  version: s.number,
  made_at: s.text,
  facts: areFacts,
  /** Null for the author. */
  who: s.orNull(s.text),
  address: s.orNull(s.text),
});
export type Material = s.ShapeOf<typeof isMaterial>;

const MONTHS_SHOWN = 24;
const HARD_BREAK = /\n+/;

const orDash = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);

const monthOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return formatMonth(new Date(year ?? 0, (number ?? 1) - 1, 1));
};

/** Returns a file name that is valid on every system. */
export const materialFileName = ({ kind, version, facts }: Material): string =>
  [...facts.name.slice(0, 60).split(/[^A-Za-z0-9]+/), kind, version].filter(Boolean).join('-') +
  '.pdf';

/** Renders a material as a PDF, with pictures in order. */
export async function renderMaterialPdf(
  material: Material,
  pictures: readonly PdfImage[],
): Promise<Uint8Array> {
  const { kind, version, facts, who, address } = material;
  const sheet = await createPdfSheet(facts.name);
  const type = PROPERTY_TYPES[facts.type as keyof typeof PROPERTY_TYPES] ?? 'Senior living';
  sheet.title(facts.name, [type, facts.address || facts.place].join(' · '));
  await sheet.pictures(pictures.slice(0, 1));
  const figures: (readonly [string, number | null, (value: number) => string])[] = [
    ['Licensed beds', facts.beds, formatNumber],
    ['Units', facts.units, formatNumber],
    ['Occupancy', facts.occupancy, formatPercent],
    ['Cap rate', facts.cap_rate, formatRate],
    ['Average monthly rate', facts.monthly_rate, formatDollars],
    ['Built', facts.year_built, String],
    ['Square feet', facts.square_feet, formatNumber],
  ];
  sheet.facts([
    ['Price', facts.price === null ? 'On request' : formatDollars(facts.price)],
    ...figures.flatMap(([label, value, format]) =>
      value === null ? [] : [[label, format(value)] as const],
    ),
    ...(facts.license ? [['License', facts.license] as const] : []),
  ]);
  if (facts.description !== '') {
    sheet.heading('Community');
    for (const part of facts.description.split(HARD_BREAK)) sheet.paragraph(part);
  }
  if (facts.amenities.length > 0) {
    sheet.heading('Amenities');
    sheet.paragraph(facts.amenities.join(', '));
  }
  if (kind === 'memorandum') {
    const { unit_mix: units = [], payor_mix: payors = [], history = [] } = facts;
    if (units.length > 0) {
      sheet.heading('Unit mix');
      sheet.table(
        ['Kind', 'Units', 'Monthly rate'],
        units.map((one) => [one.kind, formatNumber(one.units), orDash(one.rate, formatDollars)]),
      );
    }
    if (payors.length > 0) {
      sheet.heading('Payor mix');
      sheet.table(
        ['Payor', 'Share of resident days'],
        payors.map((one) => [one.payor, formatPercent(one.share)]),
      );
    }
    if (history.length > 0) {
      sheet.heading('Census and rate by month');
      sheet.table(
        ['Month', 'Census', 'Average rate'],
        history
          .slice(-MONTHS_SHOWN)
          .map((one) => [
            monthOf(one.month),
            orDash(one.census, formatNumber),
            orDash(one.rate, formatDollars),
          ]),
      );
    }
    await sheet.pictures(pictures.slice(1));
  }
  const foot = [
    `Version ${version} of ${formatUtcDay(new Date(material.made_at))}`,
    facts.listed_by && `listed by ${facts.listed_by}`,
    who !== null && `for ${who}${address ? `, ${address}` : ''}`,
    'As stated by the seller; not an offer, to be verified by the buyer',
  ];
  return await sheet.finish(foot.filter(Boolean).join(' · '));
}
