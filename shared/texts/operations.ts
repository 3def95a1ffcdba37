import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXORG: "This error is no longer listed. It hasn't occurred for three months.",
  HXORT: 'Too many reports from this network within the hour. Try again later.',
  HXORX: 'Invalid report.',
  HXUPN: 'Already in progress. Check back shortly.',
});
