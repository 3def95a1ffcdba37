const TIMESTAMP_COLUMNS = ['created_at', 'updated_at', 'last_accessed_at'];

/** Returns a row with timestamps in the storage API's format; the database uses PostgREST's. */
export const withIsoTimestamps = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      TIMESTAMP_COLUMNS.includes(name) && typeof value === 'string'
        ? new Date(value).toISOString()
        : value,
    ]),
  );
