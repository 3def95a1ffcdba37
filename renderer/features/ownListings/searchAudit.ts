/** What search engines read of a listing. */
export interface Audited {
  readonly property_name: string;
  readonly location: string;
  readonly description: string | null;
  readonly price: number | null;
  readonly total_beds: number | null;
  readonly year_built: number | null;
  readonly is_confidential: boolean;
  readonly confirmed_on: string;
  readonly listing_images: readonly { readonly alt_text: string | null }[];
}

interface Check {
  readonly name: string;
  /** What to do where it fails. */
  readonly mend: string;
  /** The step of the listing’s form that mends it; null where another screen does. */
  readonly step: string | null;
  readonly passes: (listing: Audited) => boolean;
}

/** Search engines cut a title after about so many characters, and show as many of a description. */
const TITLE = 60;
const SHOWN = 155;
const LONG = 300;
const PICTURES = 6;
const FRESH_DAYS = 90;
const DAY_MS = 86_400_000;

const words = ({ description }: Audited): string => (description ?? '').trim();

export const titleOf = ({ property_name, location }: Audited): string =>
  `${property_name}, ${location}`;

/** The beginning of what it says of itself, as far as a result shows it. */
export function resultOf(listing: Audited): string {
  const text = words(listing);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).trimEnd()}…`;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'Title',
    mend: `Name and place are longer than ${TITLE} characters and are cut in results. Shorten the name.`,
    step: 'place',
    passes: (listing) => titleOf(listing).length <= TITLE,
  },
  {
    name: 'Description',
    mend: `Write ${LONG} characters or more: what is there, for whom, and where.`,
    step: 'story',
    passes: (listing) => words(listing).length >= LONG,
  },
  {
    name: 'Place in the first lines',
    mend: `Name the town within the first ${SHOWN} characters, which results show.`,
    step: 'story',
    passes: (listing) => {
      const town = listing.location.split(',')[0] ?? '';
      return (
        listing.is_confidential || resultOf(listing).toLowerCase().includes(town.toLowerCase())
      );
    },
  },
  {
    name: 'Pictures',
    mend: `Show ${PICTURES} pictures or more.`,
    step: null,
    passes: ({ listing_images }) => listing_images.length >= PICTURES,
  },
  {
    name: 'Words of pictures',
    mend: 'Describe every picture in words.',
    step: null,
    passes: ({ listing_images }) =>
      listing_images.length > 0 &&
      listing_images.every(({ alt_text }) => (alt_text ?? '').trim() !== ''),
  },
  {
    name: 'Price',
    mend: 'State the price: results then show it.',
    step: 'figures',
    passes: ({ price }) => price !== null,
  },
  {
    name: 'Beds and year',
    mend: 'State beds and year of construction, which structured data holds.',
    step: 'size',
    passes: ({ total_beds, year_built }) => total_beds !== null && year_built !== null,
  },
  {
    name: 'Freshness',
    mend: `Confirm that it is right: nobody has for ${FRESH_DAYS} days.`,
    step: null,
    passes: ({ confirmed_on }) => Date.now() - Date.parse(confirmed_on) < FRESH_DAYS * DAY_MS,
  },
];

/** The checks that a listing fails. */
export const faultsOf = (listing: Audited): readonly Check[] =>
  CHECKS.filter(({ passes }) => !passes(listing));
