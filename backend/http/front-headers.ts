/** Headers from the front to its services; the same headers from a client are dropped. */
export const FRONT_HEADERS = { key: 'x-haven-key', address: 'x-haven-address' } as const;
