import { routes } from '../../../../shared/routes/table.ts';
import { optional, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { contact, type SupportFacts, support } from './support-contact.ts';
import { defineLetter } from './template.ts';

interface LeavingFacts extends SupportFacts {
  /** The day on which the account is deleted, in words. */
  day: string;
  /** Keeps the account; none where staff decided. */
  token?: string | undefined;
}

/** What is said of an account that is deleted: when it is asked for, when it stays, when it is done. */
export const LEAVING_LETTERS = {
  account_leaving: defineLetter<LeavingFacts>({
    facts: { ...support.facts, day: text, token: optional(text) },
    sample: { ...support.sample, day: 'December 9, 2026', token: 'sample' },
    write: ({ day, token, ...facts }, site) => ({
      subject: `Your ${PRODUCT} account is to be deleted`,
      lead: token
        ? [
            `Somebody who is signed in to your account asked to delete it. On ${day} (UTC) it is emptied, and nothing brings it back.`,
            'If you want to stay, or if it was not you, keep the account. You can do that here or after signing in, until that day.',
          ]
        : [
            `An administrator decided to delete your account. On ${day} (UTC) it is emptied, and nothing brings it back.`,
            'Until then you can sign in and download your data from your profile.',
          ],
      ...(token && {
        action: {
          label: 'Keep my account',
          link: `${site.url}${routes.authConfirm.path}?keep=${encodeURIComponent(token)}`,
        },
      }),
      notes: [
        ...(token
          ? ['The link works once. If it was not you, choose a new password as well.']
          : []),
        contact(facts, 'If you have a question, please'),
      ],
    }),
  }),

  account_kept: defineLetter<SupportFacts>({
    ...support,
    write: (facts, site) => ({
      subject: `Your ${PRODUCT} account stays`,
      lead: [
        'The deletion of your account was stopped. Everything is as you left it.',
        'If a plan, a transaction or a workspace of yours came up meanwhile, it was stopped for that reason; you can ask again when that is settled.',
      ],
      action: { label: 'Open my profile', link: site.url + routes.profile.path },
      notes: [contact(facts, 'If you did not expect this, please')],
    }),
  }),

  account_left: defineLetter<SupportFacts>({
    ...support,
    write: (facts) => ({
      subject: `Your ${PRODUCT} account is deleted`,
      lead: [
        'Your account is being emptied now, and nobody can sign in to it any more.',
        'Messages and comments that others need stay without your name. Agreements that you signed, transactions and invoices are kept as they were, because the other side, an audit or tax law needs them.',
        'This is the last letter to this address. It is free: a new account with it begins empty.',
      ],
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),
};
