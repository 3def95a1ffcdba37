type Row = Readonly<Record<string, unknown>>;

const STATUSES: Readonly<Record<string, string>> = {
  active: 'Active',
  under_contract: 'ActiveUnderContract',
  pending: 'Pending',
  sold: 'Closed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  draft: 'Incomplete',
};

/** Fields of a listing by their name in the RESO Data Dictionary; fields with a prefix have none there. */
const FIELDS = {
  ListingKey: 'id',
  PropertyType: () => 'CommercialSale',
  PropertySubType: 'property_type',
  StandardStatus: ({ status }: Row) => STATUSES[String(status)] ?? null,
  MlsStatus: 'status',
  ListPrice: 'price',
  BuildingName: 'property_name',
  City: 'city',
  StateOrProvince: 'state',
  CountyOrParish: 'county',
  Country: () => 'US',
  NumberOfUnitsTotal: 'total_units',
  BuildingAreaTotal: 'square_footage',
  BuildingAreaUnits: ({ square_footage: area }: Row) => (area == null ? null : 'SquareFeet'),
  YearBuilt: 'year_built',
  CapRate: 'cap_rate',
  PublicRemarks: 'description',
  CommunityFeatures: 'amenities',
  OriginalEntryTimestamp: 'created_at',
  ModificationTimestamp: 'updated_at',
  Haven_LicensedBeds: 'licensed_beds',
  Haven_TotalBeds: 'total_beds',
  Haven_OccupancyRate: 'occupancy_rate',
  Haven_CareTypes: 'care_types',
  Haven_IsConfidential: 'is_confidential',
} as const satisfies Readonly<Record<string, string | ((row: Row) => unknown)>>;

export const resoFields: readonly string[] = Object.keys(FIELDS);

/** Returns a listing with the field names of the RESO Data Dictionary. */
export const toResoProperty = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, from]) => [
      name,
      typeof from === 'string' ? (row[from] ?? null) : from(row),
    ]),
  );
