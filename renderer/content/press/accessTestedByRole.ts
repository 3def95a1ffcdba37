import type { PressRelease } from './pressRelease.ts';

export const accessTestedByRole: PressRelease = {
  slug: 'every-table-tested-against-every-role',
  heading: 'Every table is tested against every role',
  description:
    'Haven Exchange enforces access rules in the database row by row, and every test run tries to get past each rule as fourteen kinds of caller.',
  date: '2026-11-21',
  paragraphs: [
    'Haven Exchange has finished a test that asks the same six questions of every table in its database, once for each kind of caller: can you read your own rows, read other people’s rows, add a row, change your own, change someone else’s, or delete one? There are fourteen callers, from a visitor without an account to the server’s own key, including an administrator whose role has expired. Every expected answer is written down in advance. A table added without expected answers fails the test.',
    'The reason is confidentiality. One curious employee with a browser’s developer tools can damage a confidential sale, and hiding a street address on a screen does not prevent that. Haven Exchange therefore lets the database decide, with row-level security, what each request receives, regardless of which program sent it.',
    'Columns get the same treatment. Row-level security shows or hides a whole row, so a community’s street address is stored in a table separate from the listing. Broker contact details are not a readable column at all. A single call returns them, counts the contact against the monthly limit, and emails the broker, all in one transaction.',
    '“The interesting result is not that the right people get in,” said Hannah Lindqvist (demo), who speaks for engineering in the product’s demonstration data. “It’s the column of denials, and the error code each one has to return. A denial for the wrong reason is a hole you haven’t found yet.”',
    'In addition to the table of expected results, there are tests named after attacks: a forged token, a self-assigned role, a skipped second factor, and a suspended account that tries an old session.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Through the real interface, over the network, on two database engines. No call bypasses the rules.',
    },
    {
      term: 'Also enforced',
      text: 'If an account has two-factor authentication, a session that hasn’t completed the second step can’t read any protected row.',
    },
  ],
  next: { label: 'Read how access is verified', to: '/features/role-verified-access' },
};
