import { formatShortDollars } from '../format/money.ts';
import { formatNumber } from '../format/number.ts';
import { PROPERTY_TYPES } from '../market/listings.ts';

/** What a letter may say of a community: what its own page tells everybody. */
export interface Teaser {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly price?: number | null | undefined;
  readonly beds?: number | null | undefined;
}

/** What may stand in the braces of a letter. */
export const LETTER_FIELDS = [
  'first_name',
  'community',
  'place',
  'type',
  'price',
  'beds',
  'my_name',
] as const;

type Field = (typeof LETTER_FIELDS)[number];

const isField = (word: string): word is Field =>
  (LETTER_FIELDS as readonly string[]).includes(word);

/** What each field says of a reader, a broker and a community. */
export const fieldsOf = (
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

/** Puts fields into words, each once: what a field says is never read as words again. */
export const fillLetter = (words: string, fields: Readonly<Record<Field, string>>): string =>
  words.replace(/\{([a-z_]{1,20})\}/g, (said, word: string) =>
    isField(word) ? fields[word] : said,
  );

/** Words in braces that are no field: nobody means to send them as they stand. */
export const unknownFields = (words: string): readonly string[] =>
  [...words.matchAll(/\{([a-z_]{1,20})\}/g)].flatMap(([, word = '']) =>
    isField(word) ? [] : [word],
  );

/** Paragraphs, as blank lines part them. */
export const paragraphsOf = (words: string): readonly string[] =>
  words
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** "Riverbend Memory Care, Ames, Iowa · $13.6M · 48 beds". */
export const teaserLine = ({ name, place, price, beds }: Teaser): string =>
  [
    `${name}, ${place}`,
    price != null && formatShortDollars(price),
    beds != null && `${formatNumber(beds)} beds`,
  ]
    .filter(Boolean)
    .join(' · ');
