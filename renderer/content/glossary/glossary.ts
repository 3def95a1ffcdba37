import terms0ToB from './0-b.terms.md';
import termsC from './c.terms.md';
import termsDToE from './d-e.terms.md';
import termsFToH from './f-h.terms.md';
import type { GlossaryTerm } from './glossaryTerm.ts';
import termsIToK from './i-k.terms.md';
import termsLToM from './l-m.terms.md';
import termsNToO from './n-o.terms.md';
import termsPToQ from './p-q.terms.md';
import termsRToS from './r-s.terms.md';
import termsTToZ from './t-z.terms.md';

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
