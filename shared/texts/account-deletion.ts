import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXLVF: 'You signed in more than 15 minutes ago. Enter your password again.',
  HXLVW: 'You own a workspace with other members. Transfer it to one of them first.',
  HXLVS: "You're running an active transaction. Close it, end it, or hand it over first.",
  HXLVT:
    "You're a party to an active transaction. Ask its broker to release you, or contact support.",
  HXLVC:
    "You're the only executive director of a community. Add another one, or end the team's positions first.",
  HXLVP: "Your plan is still active. Cancel it first so you aren't charged again.",
  HXLVA: "You're the last administrator. Give someone else the role first.",
  HXLVO: "An administrator made this decision. Contact support if you think it's a mistake.",
  HXLVR: "Enter a short reason. It's saved in the audit log.",
});

export const accountDeletionNotices = {
  kept: { title: 'Account deletion canceled', description: 'Nothing was deleted.' },
  begun: {
    title: 'Deletion started',
    description: "The account will be erased in 14 days. We've emailed the user.",
  },
  stopped: { title: 'Deletion canceled', description: 'The account is unchanged.' },
} as const satisfies Record<string, Notice>;
