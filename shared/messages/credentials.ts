import { explain, type Notice } from './messages.ts';

explain({
  HXVC1: 'This paper ends on a day: enter it.',
  HXVC2: 'This paper has ended. Send one that is in force.',
  HXVC3: 'The day it was issued has not come yet.',
  HXVC4: 'There are 200 papers already. Take back those that were not accepted.',
  HXVC5: 'This paper is no longer there. Its vendor may have taken it back.',
  HXVC6: 'Say why in 3 to 500 characters. The vendor reads it.',
});

export const credentialNotices = {
  submitted: { title: 'Paper sent', description: 'The team looks at it and tells you.' },
  withdrawn: { title: 'Paper taken back', description: 'The team no longer has it.' },
  decided: { title: 'Decision kept', description: 'Its vendor has been told.' },
} as const satisfies Record<string, Notice>;
