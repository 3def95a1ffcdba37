import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXVC1: 'Enter the expiration date.',
  HXVC2: 'This credential has expired. Submit a current one.',
  HXVC3: "The issue date can't be in the future.",
  HXVC4: "You've reached 200 credentials. Remove ones that weren't accepted.",
  HXVC5: 'This credential no longer exists. The vendor may have removed it.',
  HXVC6: 'Enter a reason of 3 to 500 characters. The vendor sees it.',
});

export const credentialNotices = {
  submitted: {
    title: 'Credential submitted',
    description: 'Our team will review it and notify you.',
  },
  withdrawn: { title: 'Credential removed', description: 'Our team no longer has it.' },
  decided: { title: 'Decision saved', description: 'The vendor has been notified.' },
} as const satisfies Record<string, Notice>;
