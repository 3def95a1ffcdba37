/** Columns of a community for sale, by use. Queries, types, and test fixtures derive from these lists. */
export const LISTING_IMAGE_COLUMNS = [
  'image_url',
  'alt_text',
  'caption',
  'image_order',
  'width',
  'height',
] as const;

/** Columns of a list row. */
export const LISTED_COLUMNS = [
  'id',
  'property_name',
  'location',
  'property_type',
  'is_confidential',
  'price',
  'total_beds',
  'total_units',
  'occupancy_rate',
  'cap_rate',
  'status',
  'created_at',
  'staleness',
] as const;

/** Columns that market figures are computed from. */
export const MARKET_FIGURE_COLUMNS = [
  ...LISTED_COLUMNS,
  'state',
  'licensed_beds',
  'license_type',
  'care_level',
  'avg_monthly_rate',
] as const;

/** Columns of a comparison. */
export const COMPARED_COLUMNS = [
  ...LISTED_COLUMNS,
  'care_level',
  'license_type',
  'licensed_beds',
  'square_footage',
  'year_built',
  'avg_monthly_rate',
] as const;

/** Columns the seller fills in on the form. */
export const EDITABLE_COLUMNS = [
  'property_name',
  'is_confidential',
  'is_unlisted',
  'property_type',
  'city',
  'state',
  'care_level',
  'license_type',
  'total_units',
  'total_beds',
  'licensed_beds',
  'square_footage',
  'year_built',
  'price',
  'cap_rate',
  'occupancy_rate',
  'avg_monthly_rate',
  'description',
  'amenities',
] as const;

/** The address, entered on the same form but visible to fewer people. */
export const ADDRESS_COLUMNS = ['street_address', 'postal_code'] as const;

/** Columns of a home page card, which shows one image. */
export const FEATURED_COLUMNS = [
  'id',
  'property_name',
  'location',
  'price',
  'property_type',
  'total_beds',
  'occupancy_rate',
  'cap_rate',
  'status',
] as const;
export const FEATURED_IMAGE_COLUMNS = ['image_url', 'width', 'height'] as const;

type Joined<Columns extends readonly string[]> = Columns extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First},${Joined<Rest>}`
  : '';

/** Joins columns for PostgREST and keeps the text in its type, so the response type follows the query. */
export const selectColumns = <const Columns extends readonly string[]>(
  list: Columns,
): Joined<Columns> => list.join() as Joined<Columns>;

/** Columns of communities with their images. */
export const withImages = <
  const Columns extends readonly string[],
  const Pictures extends readonly string[],
>(
  of: Columns,
  pictures: Pictures,
): `${Joined<Columns>},listing_images(${Joined<Pictures>})` =>
  `${selectColumns(of)},listing_images(${selectColumns(pictures)})`;
