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

/** All glossary terms in alphabetical order. */
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
