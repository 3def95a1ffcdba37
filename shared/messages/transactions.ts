import { explain } from './messages.ts';

explain({
  HXTRM: 'A transaction does not go from its stage to that one.',
  HXTRN: 'This stage needs more facts. Open the transaction and fill in what is missing.',
  HXTRB: 'From the PSA on, a transaction needs its buyer. Add the buyer to the parties.',
  HXTRD: 'This deal does not exist, or you do not have access to it.',
  HXTRL: 'This listing does not exist, or you do not have access to it.',
  HXTRS: 'Somebody else moved these dates. They are shown as they are now; move yours again.',
});
