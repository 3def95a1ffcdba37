import { explain, type Notice } from './messages.ts';

explain({
  HXLVF: 'Your sign-in is older than fifteen minutes. Enter your password again.',
  HXLVW: 'You own a workspace in which others work. Hand it over to one of them first.',
  HXLVS: 'You run a transaction that is under way. Close it, end it or hand it over first.',
  HXLVT:
    'You are a party to a transaction that is under way. Ask the broker who runs it to release you, or write to support.',
  HXLVP: 'Your plan goes on. Cancel it first, so that nothing more is charged.',
  HXLVA: 'You are the last administrator. Give somebody else the role first.',
  HXLVO: 'An administrator decided this. Write to support if you think that it is a mistake.',
  HXLVR: 'Say why, in a few words. The reason stands in the audit log.',
});

export const leavingNotices = {
  kept: { title: 'Your account stays', description: 'Nothing was deleted.' },
  begun: {
    title: 'Deletion begun',
    description: 'The account is emptied in fourteen days. Its person has a letter.',
  },
  stopped: { title: 'Deletion stopped', description: 'The account stays as it is.' },
} as const satisfies Record<string, Notice>;
