import { PROPERTY_TYPES } from '#shared/listings.ts';

export { BrokerListings } from './BrokerListings.tsx';
export { typeName } from './listing.ts';

export const typeOptions = Object.entries(PROPERTY_TYPES);
