/** What the front tells the services behind it; a client's own headers of these names are dropped. */
export const FRONT_HEADERS = { key: 'x-haven-key', address: 'x-haven-address' } as const;
