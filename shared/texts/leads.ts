import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLER: 'Enter a reason for disqualifying this lead.',
  HXLEC: 'Use “Make a client” to convert a lead, and “Undo the conversion” to undo it.',
  HXLEA: "Only your team's owner or an administrator can set lead routing.",
  HXLEM: 'Choose at least one team member to receive leads.',
  HXLEN: "Lead routing isn't set up. Your team's owner can do this under Lead management.",
  HXLFG: 'This form is closed.',
  HXLFL: 'Choose one of your listings.',
  HXLFC: 'Check the consent box first.',
  HXLFW: "Some answers can't be sent. Review them and shorten long ones.",
  HXLFT: "You've sent this several times within the hour. Please try again later.",
  HXLEG: "Lead not found, or you don't have access.",
});
