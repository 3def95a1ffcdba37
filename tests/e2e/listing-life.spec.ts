import { testListingLife } from './listing-life.ts';

testListingLife(false);
