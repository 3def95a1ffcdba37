import { explain, type Notice } from './messages.ts';

explain({
  HXORG: 'This fault is gone: nobody has met it for three months.',
  HXORT: 'Too many reports came from here within the hour.',
  HXORX: 'This is no report.',
});

export const operationsNotices = {
  resolved: {
    title: 'Fault resolved',
    description: 'It opens again by itself if a newer version still has it.',
  },
  ignored: { title: 'Fault ignored', description: 'It is counted, and asks for nobody.' },
  reopened: { title: 'Fault reopened', description: 'It is open again.' },
} as const satisfies Record<string, Notice>;
