import { explain } from './messages.ts';

explain({
  HXTRM: 'A transaction does not go from its stage to that one.',
  HXTRN: 'This stage needs more facts. Open the transaction and fill in what is missing.',
  HXTRB: 'From the PSA on, a transaction needs its buyer. Add the buyer to the parties.',
  HXTRD: 'This deal does not exist, or you do not have access to it.',
  HXTRL: 'This listing does not exist, or you do not have access to it.',
  HXOFD:
    'A deadline lies ahead, at most a year. A running round may be given more time, and no less.',
  HXOFR: 'A sealed round is running. Wait for its deadline.',
  HXOFB: 'Only bidders are asked, and each needs an e-mail address.',
  HXOFS: 'This bidder is asked for a sealed offer. Until its deadline nothing about them changes.',
  HXOFL: 'The deadline has passed. This offer was not taken.',
  HXOFC: 'This offer was decided already.',
  HXCLN: 'Something that must come first is still open.',
  HXCLF: 'This file is not one of the transaction.',
  HXCLT: 'Only somebody of the team that runs the transaction can be named.',
  HXCLP: 'Only a party of this transaction can be named.',
  HXPTM: 'Too many links from here were wrong. Try again in an hour.',
  HXPTS: 'This portal is not open any more. Ask for another link.',
  HXPTE: 'A link needs an e-mail address, and bidders are given none.',
  HXPTQ: 'This quote takes no answer any more, or has no price.',
  HXTRS: 'Somebody else moved these dates. They are shown as they are now; move yours again.',
});
