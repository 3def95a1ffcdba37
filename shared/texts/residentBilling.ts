import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXBIA: 'Enter an amount above zero.',
  HXBIB: 'The refund is more than the credit. Enter a lower amount.',
  HXBIC: 'Charges changed since the preview. Review them and approve again.',
  HXBID: 'This item exists already.',
  HXBIE: 'There is nothing to bill for this month.',
  HXBIF: 'Choose a month up to the next one.',
  HXBIG: 'Choose a day up to today.',
  HXBIH: 'The amounts are more than what is open. Check them.',
  HXBIK: 'Choose a payment method.',
  HXBIL: 'A later month is billed. Bill that month again to include corrections.',
  HXBIM: 'A month from this day on is billed. Choose a later day.',
  HXBIN: 'A rate increase needs the notice period. Choose a later day.',
  HXBIO: 'Another run waits to be posted. Post or cancel it first.',
  HXBIP: 'Enter a percentage above 0, up to 25.',
  HXBIQ: "An applied credit can't be reversed.",
  HXBIR: 'Enter a reason.',
  HXBIS: 'Choose checks or cash that are not deposited yet.',
  HXBIT: 'Nothing is open. A payment plan needs a balance.',
  HXBIU: 'Choose a first day from today, within three months.',
  HXBIV: 'Someone else changed this. Showing the current version.',
  HXBIW: "A bill used this deposit. Refund it from the resident's account.",
  HXBIX: 'This run is cancelled. Approve a new one.',
});

export const residentBillingNotices = {
  approved: { title: 'Run approved', description: 'Post it to write the invoices.' },
  posted: { title: 'Invoices posted', description: 'Statements are ready.' },
  recorded: { title: 'Payment recorded', description: 'The oldest invoices are paid first.' },
  deposited: { title: 'Deposit recorded', description: 'The payments are in the bank account.' },
  saved: { title: 'Saved', description: 'The next run uses it.' },
} as const;
