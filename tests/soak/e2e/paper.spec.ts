import { openInLetterSize, testCollapsedSections, testPrintedPages } from '../../e2e/paper.ts';

/** One of each kind of page that a user may want to print. */
const EVERY_KIND = [
  '/',
  '/nda-document',
  '/platform-comparison',
  '/help/cap-rates',
  '/senior-living-glossary',
  '/faq',
  '/senior-housing-journal/reading-a-t-12-backward',
  '/podcast/what-the-lender-sees',
  '/for-buyers',
  '/user-pricing',
  '/market-analytics',
];
openInLetterSize();
testPrintedPages(EVERY_KIND);
testCollapsedSections(['/for-buyers', '/']);
