import type { PressRelease } from './pressRelease.ts';

export const accessTestedByRole: PressRelease = {
  slug: 'every-table-tested-against-every-role',
  heading: 'Every table is tested against every role',
  description:
    'Haven Exchange keeps its access rules in the database row by row, and tries to break each of them as fourteen kinds of caller in every run of its tests.',
  date: '2026-11-21',
  paragraphs: [
    'Haven Exchange has finished a test that asks the same six questions of every table in its database, once for each kind of caller: may you read your own rows, read those of others, add one, change your own, change another’s, delete? There are fourteen callers, from a visitor without an account to the server’s own key, and including an administrator whose role has run out. Each answer is written down beforehand. A table that is added without its answers fails the test.',
    'The reason lies in the trade. A listing that is sold confidentially is harmed by one curious employee with a browser’s developer tools. Hiding a street on a screen protects nobody from that. The exchange therefore lets the database decide, with row-level security, what a request receives, whichever program sent it.',
    'Whole columns are treated with the same suspicion. Because row-level security shows a row or hides it, and never half of it, the street of a community stands in a table apart from the listing. How to reach its broker is no column at all: a call tells it, counts it against the month and writes to the broker in one transaction.',
    '“The interesting result is not that the right people get in,” said Hannah Lindqvist (demo), who speaks for engineering in the product’s demonstration data. “It is the column of refusals, with the code that each of them has to carry. A refusal for the wrong reason is a hole that has not been found yet.”',
    'Beside the table of expectations there are tests named after attacks: a forged token, a role somebody gives to themselves, a second factor that is skipped, a suspended account that tries an old session.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Through the real interface, over the network, on two database engines; nothing is called past the rules.',
    },
    {
      term: 'Also held',
      text: 'Sessions of accounts with two-step sign-in that owe their second step read no protected row.',
    },
    {
      term: 'Not claimed',
      text: 'No outside firm has audited the product yet. Tests show that known attacks fail; they do not show that no other exists.',
    },
  ],
  next: { label: 'Read how access is verified', to: '/features/role-verified-access' },
};
