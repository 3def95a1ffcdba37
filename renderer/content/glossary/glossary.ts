import type { ContentPage } from '../model.ts';
import { terms0ToB } from './0-b.ts';
import { termsC } from './c.ts';
import { termsDToE } from './d-e.ts';
import { termsFToH } from './f-h.ts';
import type { GlossaryTerm } from './glossaryTerm.ts';
import { termsIToK } from './i-k.ts';
import { termsLToM } from './l-m.ts';
import { termsNToO } from './n-o.ts';
import { termsPToQ } from './p-q.ts';
import { termsRToS } from './r-s.ts';
import { termsTToZ } from './t-z.ts';

export const glossaryIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  heading: 'Senior-living glossary',
  lede: 'The words of licenses, surveys, loans and contracts, each with what it means for somebody who buys or runs a community.',
  description:
    'Plain definitions of senior-living real-estate terms: licenses, surveys, payors, HUD loans, valuation and deals, with why each matters to a buyer.',
};

/** Every term, in the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = [
  ...terms0ToB,
  ...termsC,
  ...termsDToE,
  ...termsFToH,
  ...termsIToK,
  ...termsLToM,
  ...termsNToO,
  ...termsPToQ,
  ...termsRToS,
  ...termsTToZ,
];
