import type { Teaser } from '#shared/clients/campaigns/campaign-email.ts';

interface Listed {
  readonly property_name: string;
  readonly location: string | null;
  readonly property_type: string;
  readonly price: number | null;
  readonly total_beds: number | null;
}

/** The listing fields used in an email. */
export const buildListingTeaser = (listing: Listed): Teaser => ({
  name: listing.property_name,
  place: listing.location ?? '',
  type: listing.property_type,
  price: listing.price,
  beds: listing.total_beds,
});
