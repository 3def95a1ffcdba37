import { formatShortDollars } from '../../format/money.ts';
import { formatNumber } from '../../format/number.ts';
import { PROPERTY_TYPES } from '../../listings/listings.ts';

/** What an email may say about a community: only what its public page shows. */
export interface Teaser {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly price?: number | null | undefined;
  readonly beds?: number | null | undefined;
}

/** Merge fields available in an email. */
export const CAMPAIGN_EMAIL_FIELDS = [
  'first_name',
  'community',
  'place',
  'type',
  'price',
  'beds',
  'my_name',
] as const;

type Field = (typeof CAMPAIGN_EMAIL_FIELDS)[number];

const isField = (fieldName: string): fieldName is Field =>
  (CAMPAIGN_EMAIL_FIELDS as readonly string[]).includes(fieldName);

/** Returns merge field values for a reader, a broker, and a community. */
export const getEmailFieldValues = (
  firstName: string,
  myName: string,
  teaser: Teaser | undefined,
): Readonly<Record<Field, string>> => ({
  first_name: firstName,
  my_name: myName,
  community: teaser?.name ?? 'the community',
  place: teaser?.place ?? '',
  type: PROPERTY_TYPES[teaser?.type as keyof typeof PROPERTY_TYPES] ?? 'Senior living',
  price: teaser?.price == null ? 'price on request' : formatShortDollars(teaser.price),
  beds: teaser?.beds == null ? 'beds on request' : `${formatNumber(teaser.beds)} beds`,
});

/** Fills merge fields in one pass; values are not expanded again. */
export const fillEmailTemplate = (text: string, fields: Readonly<Record<Field, string>>): string =>
  text.replace(/\{([a-z_]{1,20})\}/g, (placeholder, fieldName: string) =>
    isField(fieldName) ? fields[fieldName] : placeholder,
  );

/** Returns unknown merge fields, which would otherwise be sent as typed. */
export const findUnknownFields = (text: string): readonly string[] =>
  [...text.matchAll(/\{([a-z_]{1,20})\}/g)].flatMap(([, fieldName = '']) =>
    isField(fieldName) ? [] : [fieldName],
  );

/** Splits text into paragraphs at blank lines. */
export const splitParagraphs = (text: string): readonly string[] =>
  text
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Returns, for example, "Riverbend Memory Care, Ames, Iowa · $13.6M · 48 beds". */
export const teaserLine = ({ name, place, price, beds }: Teaser): string =>
  [
    `${name}, ${place}`,
    price != null && formatShortDollars(price),
    beds != null && `${formatNumber(beds)} beds`,
  ]
    .filter(Boolean)
    .join(' · ');
