import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXDLN: "This stage needs more information. Open the deal and fill in what's missing.",
  HXDLM: "A closed deal can't be marked lost.",
  HXDLL: 'This listing is off the market.',
  HXDLC: "Contact not found, or you don't have access.",
  HXPRL: 'This comes from the listing. Change it there.',
  HXPRF: "Property not found, or you don't have access.",
});
