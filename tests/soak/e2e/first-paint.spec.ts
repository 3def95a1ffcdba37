import { linkTo } from '../../../shared/routes.ts';
import {
  testDomainBrand,
  testEarlyPalette,
  testHydration,
  testWorkspaceBrand,
} from '../../e2e/first-paint.ts';

for (const name of ['vendors', 'agents', 'contact'] as const) testHydration(linkTo(name));
testEarlyPalette(linkTo('home'));
testDomainBrand(linkTo('home'));
testWorkspaceBrand(linkTo('home'));
