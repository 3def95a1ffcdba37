import { countDays, toCalendarDay } from '#shared/format/date.ts';

/** The listing fields that search engines read. */
export interface AuditSubject {
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
  /** The fix if it fails. */
  readonly mend: string;
  /** The listing form's step for the fix; null if another screen has it. */
  readonly step: string | null;
  readonly passes: (listing: AuditSubject) => boolean;
}

/** Approximate length at which search engines truncate titles and descriptions. */
const TITLE = 60;
const SHOWN = 155;
const LONG = 300;
const PICTURES = 6;
const FRESH_DAYS = 90;

const getDescription = ({ description }: AuditSubject): string => (description ?? '').trim();

export const searchResultTitle = ({ property_name, location }: AuditSubject): string =>
  `${property_name}, ${location}`;

/** The start of the description, as shown in a search result. */
export function searchResultSnippet(listing: AuditSubject): string {
  const text = getDescription(listing);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).trimEnd()}…`;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'Title',
    mend: `Name and location exceed ${TITLE} characters and are cut off in results. Shorten the name.`,
    step: 'place',
    passes: (listing) => searchResultTitle(listing).length <= TITLE,
  },
  {
    name: 'Description',
    mend: `Write at least ${LONG} characters: what it offers, who it is for, and where.`,
    step: 'story',
    passes: (listing) => getDescription(listing).length >= LONG,
  },
  {
    name: 'Location in the first lines',
    mend: `Mention the town in the first ${SHOWN} characters, which appear in results.`,
    step: 'story',
    passes: (listing) => {
      const town = listing.location.split(',')[0] ?? '';
      return (
        listing.is_confidential ||
        searchResultSnippet(listing).toLowerCase().includes(town.toLowerCase())
      );
    },
  },
  {
    name: 'Photos',
    mend: `Add at least ${PICTURES} photos.`,
    step: null,
    passes: ({ listing_images }) => listing_images.length >= PICTURES,
  },
  {
    name: 'Alt text',
    mend: 'Add alt text to every photo.',
    step: null,
    passes: ({ listing_images }) =>
      listing_images.length > 0 &&
      listing_images.every(({ alt_text }) => (alt_text ?? '').trim() !== ''),
  },
  {
    name: 'Price',
    mend: 'Add the price so that results can show it.',
    step: 'figures',
    passes: ({ price }) => price !== null,
  },
  {
    name: 'Beds and year',
    mend: 'Add beds and year built for structured data.',
    step: 'size',
    passes: ({ total_beds, year_built }) => total_beds !== null && year_built !== null,
  },
  {
    name: 'Freshness',
    mend: `Confirm it's accurate. It hasn't been confirmed for ${FRESH_DAYS} days.`,
    step: null,
    passes: ({ confirmed_on }) => countDays(confirmed_on, toCalendarDay(new Date())) < FRESH_DAYS,
  },
];

/** The checks that a listing fails. */
export const getFailedChecks = (listing: AuditSubject): readonly Check[] =>
  CHECKS.filter(({ passes }) => !passes(listing));
