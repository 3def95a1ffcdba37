import { testListingLife } from '../../e2e/listing-life.ts';

testListingLife(true);
