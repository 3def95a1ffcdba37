const MOMENTS = ['created_at', 'updated_at', 'last_accessed_at'];

/** A row with its moments as the storage API writes them; the database's form is PostgREST's. */
export const withMoments = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      MOMENTS.includes(name) && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  );
