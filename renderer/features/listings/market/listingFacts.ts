import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText, UNKNOWN } from '#shared/format/figures.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import { metaDescription } from '#shared/navigation/meta.ts';
import { linkTo } from '#shared/routes.ts';
import type { RecordHead } from '../../../ui/page/recordHead.ts';
import {
  formatAskingPrice,
  impliedNoi,
  type Listing,
  pricePerBed,
  pricePerUnit,
  propertyTypeLabel,
  sizeText,
} from './listing.ts';

export interface ListingFact {
  readonly name: string;
  readonly value: string;
  /** How the value is calculated, if it is computed here. */
  readonly note?: string;
}

/** Facts for pricing the listing. */
export function priceFacts(listing: Listing): ListingFact[] {
  const { price, cap_rate: cap } = listing;
  return [
    { name: 'Asking price', value: formatAskingPrice(price) },
    {
      name: 'Per unit',
      value: dollarsText(pricePerUnit(price, listing.total_units)),
      note: 'Asking price ÷ units',
    },
    {
      name: 'Per bed',
      value: dollarsText(pricePerBed(listing)),
      note: 'Asking price ÷ operating beds',
    },
    { name: 'Cap rate', value: rateText(cap), note: 'As stated by the broker' },
    {
      name: 'NOI (implied)',
      value: dollarsText(impliedNoi(listing)),
      note: 'Computed: asking price × cap rate',
    },
    {
      name: 'Occupancy',
      value: percentText(listing.occupancy_rate),
      ...(listing.occupancy_census_on !== null && {
        note: `From census on ${formatCalendarDay(listing.occupancy_census_on)}`,
      }),
    },
    { name: 'Average monthly rate', value: dollarsText(listing.avg_monthly_rate) },
  ];
}

/** Facts about the building. */
export function buildingFacts(listing: Listing): ListingFact[] {
  return [
    { name: 'Type', value: PROPERTY_TYPES[listing.property_type as PropertyType] },
    { name: 'Care', value: listing.care_level ?? UNKNOWN },
    { name: 'License', value: listing.license_type ?? 'Not stated' },
    { name: 'Units', value: countText(listing.total_units) },
    { name: 'Beds in operation', value: countText(listing.total_beds) },
    { name: 'Licensed beds', value: countText(listing.licensed_beds) },
    {
      name: 'Building',
      value:
        listing.square_footage === null ? UNKNOWN : `${countText(listing.square_footage)} sq ft`,
    },
    { name: 'Built', value: listing.year_built === null ? UNKNOWN : `${listing.year_built}` },
    { name: 'Listed', value: formatDay(listing.created_at) },
    { name: 'Offered by', value: listing.broker_name ?? UNKNOWN },
  ];
}

/** The listing as schema.org data for search engines. */
export function listingStructuredData(listing: Listing): RecordHead {
  // Unlisted: link previews show the title, but search engines don't index it.
  if (listing.is_unlisted) {
    return { title: `${listing.property_name}, ${listing.location}`, isUnlisted: true };
  }
  const photo = listing.listing_images.find(({ image_url: url }) => PHOTO.test(url));
  return {
    title: `${listing.property_name}, ${listing.location}`,
    ...(listing.description && { description: metaDescription(listing.description) }),
    ...(photo === undefined
      ? { card: cardOf(listing) }
      : { picture: { path: photo.image_url, alt: photo.alt_text ?? listing.property_name } }),
    dataAt: (origin) => structuredData(listing, origin + linkTo('property', { id: listing.id })),
  };
}

/** Image types that link previews can show; drawings can't be shown. */
const PHOTO = /\.(?:webp|jpe?g|png)$|^\/storage\//;

const cardOf = (listing: Listing) => ({
  title: listing.property_name,
  lines: [
    listing.location,
    `${propertyTypeLabel(listing.property_type)} · ${sizeText(listing)}`,
    formatAskingPrice(listing.price),
  ],
  drawing: listing.listing_images[0]?.image_url,
});

function structuredData(listing: Listing, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    identifier: listing.id,
    url,
    name: listing.property_name,
    description: listing.description ?? undefined,
    datePosted: listing.created_at,
    provider: listing.broker_name
      ? { '@type': 'Organization', name: listing.broker_name }
      : undefined,
    offers:
      listing.price === null
        ? undefined
        : { '@type': 'Offer', price: listing.price, priceCurrency: 'USD' },
    about: {
      '@type': 'Residence',
      additionalType: listing.property_type,
      address: listing.location,
      numberOfBedrooms: listing.total_beds ?? undefined,
      yearBuilt: listing.year_built ?? undefined,
      floorSize:
        listing.square_footage === null
          ? undefined
          : { '@type': 'QuantitativeValue', value: listing.square_footage, unitCode: 'FTK' },
    },
  };
}
