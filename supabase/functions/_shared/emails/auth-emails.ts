import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail, type Site, type Template } from './template.ts';
import { count, type FieldParsers, link, optional, text } from './template-data.ts';

/** Facts of an email that verifies an address. Contains no user-entered text. */
export interface VerificationEmailData {
  link: string;
  code?: string | undefined;
  validHours: number;
}

/** Facts of an email with a code and no link. */
export interface CodeEmailData {
  code: string;
  validHours: number;
}

export type VerificationEmail =
  | 'confirm'
  | 'confirm_again'
  | 'recovery'
  | 'email_change'
  | 'email_leaving'
  | 'magic_link'
  | 'invite';

interface Wording {
  subject: string;
  lead: string;
  action: string;
  unasked: string;
}

const IGNORE = "If you didn't ask for this, you can ignore this message. Nothing will change.";

const WORDINGS: Readonly<Record<VerificationEmail, Wording>> = {
  confirm: {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    lead: `Thank you for signing up for ${PRODUCT_NAME}. Please confirm your email address.`,
    action: 'Confirm my email address',
    unasked:
      "If you didn't sign up, you can ignore this message. The account can't be used without your confirmation.",
  },
  confirm_again: {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    lead: `Someone signed up for ${PRODUCT_NAME} with your email address, which was used for a sign-up before. Confirm only if it was you just now. The account gets the name and password of the sign-up you confirm, and the details entered in the other sign-ups are discarded.`,
    action: 'Confirm my email address',
    unasked:
      "If you didn't sign up, you can ignore this message. The account can't be used without your confirmation.",
  },
  recovery: {
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    lead: `We received a request to reset the password of your ${PRODUCT_NAME} account. Follow the link to choose a new one.`,
    action: 'Choose a new password',
    unasked: "If you didn't ask for this, you can ignore this message. Your password won't change.",
  },
  email_change: {
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    lead: `A ${PRODUCT_NAME} account is set to use this email address. Please confirm that it is yours.`,
    action: 'Confirm my new email address',
    unasked: IGNORE,
  },
  // Both addresses must confirm; this email goes to the account's current one.
  email_leaving: {
    subject: `Confirm the change of your email address for ${PRODUCT_NAME}`,
    lead: `Your ${PRODUCT_NAME} account is about to get another email address, and you won't be able to sign in with this one. Please confirm that you want this.`,
    action: 'Change my email address',
    unasked:
      "If you didn't ask for this, don't follow the link, and choose a new password. Someone else may know yours.",
  },
  magic_link: {
    subject: `Your sign-in link for ${PRODUCT_NAME}`,
    lead: `Follow the link to sign in to ${PRODUCT_NAME}. You don't need a password.`,
    action: 'Sign in',
    unasked:
      "If you didn't ask for this, you can ignore this message. Anyone with the link can sign in, so don't share it.",
  },
  invite: {
    subject: `You are invited to ${PRODUCT_NAME}`,
    lead: `You have been invited to create an account at ${PRODUCT_NAME}. Follow the link to accept.`,
    action: 'Accept invitation',
    unasked: "If you weren't expecting an invitation, you can ignore this message.",
  },
};

const hours = (number: number): string => (number === 1 ? '1 hour' : `${number} hours`);

function validity({ code, validHours }: VerificationEmailData): string {
  const works = code ? 'The link and the code work' : 'The link works';
  return `${works} once, and only within ${hours(validHours)}.`;
}

const FACTS: FieldParsers<VerificationEmailData> = {
  link,
  code: optional(text),
  validHours: count,
};

const defineVerificationEmail = ({ subject, lead, action, unasked }: Wording): Template =>
  defineEmail<VerificationEmailData>({
    facts: FACTS,
    sample: {
      link: 'https://haven.example/auth/confirm?token_hash=sample&type=signup',
      code: '012345',
      validHours: 24,
    },
    write: (facts) => ({
      subject,
      lead: [lead],
      action: { label: action, link: facts.link },
      code: facts.code,
      notes: [validity(facts), unasked],
    }),
  });

const verificationEmails = Object.fromEntries(
  Object.entries(WORDINGS).map(([name, wording]) => [name, defineVerificationEmail(wording)]),
) as Record<VerificationEmail, Template>;

/** Facts that undo an address change. Only the email to the old address contains the token. */
interface UndoFacts {
  token: string;
  validDays: number;
}

const undo = {
  facts: { token: text, validDays: count },
  sample: { token: 'sample', validDays: 7 },
};

const undoLink = ({ token }: UndoFacts, site: Site): string =>
  `${site.url}${routes.authConfirm.path}?undo=${encodeURIComponent(token)}`;

const undoNote = ({ validDays }: UndoFacts): string =>
  `The link works once, and only within ${validDays} days.`;

/** Text for each kind of sign-in change, used in the email. */
const SIGN_IN_CHANGES: Readonly<Record<string, string>> = {
  factor_added: 'Two-factor authentication was turned on.',
  factor_removed: 'Two-factor authentication was turned off.',
  password: 'The password was changed.',
  phone: 'The phone number was changed.',
  recovery_codes: 'New recovery codes were generated. Earlier codes no longer work.',
};

interface SignInChangeFacts extends UndoFacts {
  change: string;
}

export const AUTH_EMAILS = {
  ...verificationEmails,
  /** Replaces the password for the next change. It doesn't sign anyone in, so there is no link. */
  reauthentication: defineEmail<CodeEmailData>({
    facts: { code: text, validHours: count },
    sample: { code: '012345', validHours: 1 },
    write: ({ code, validHours }) => ({
      subject: `Your verification code for ${PRODUCT_NAME}`,
      lead: ['Enter this code to confirm that you are changing how your account signs in.'],
      code,
      notes: [
        `The code works once, and only within ${hours(validHours)}.`,
        "If you didn't ask for this, someone else is signed in to your account. Sign out everywhere and choose a new password.",
      ],
    }),
  }),

  /** Notifies the owner of any other change to how the account signs in. */
  sign_in_changed: defineEmail<SignInChangeFacts>({
    facts: { ...undo.facts, change: text },
    sample: { ...undo.sample, change: 'factor_added' },
    write: (facts, site) => ({
      subject: `The sign-in settings of your ${PRODUCT_NAME} account changed`,
      lead: [
        SIGN_IN_CHANGES[facts.change] ?? 'A sign-in setting was changed.',
        'If it was you, no action is needed. If not, secure your account. Every device is signed out, and you choose a new password.',
      ],
      action: { label: 'Secure my account', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),

  /** Notifies the current address that a change was requested, before anything has changed. */
  email_change_started: defineEmail<UndoFacts>({
    ...undo,
    write: (facts, site) => ({
      subject: `Your email address for ${PRODUCT_NAME} is about to change`,
      lead: [
        `Someone who is signed in to your ${PRODUCT_NAME} account asked to change its email address. It changes once both addresses have confirmed.`,
        'If it was you, no action is needed here. If not, keep this address. The change is canceled, every device is signed out, and you choose a new password.',
      ],
      action: { label: 'Keep this address', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),

  /** Notifies the old address that it no longer belongs to the account, in case of account theft. */
  email_changed: defineEmail<UndoFacts>({
    ...undo,
    write: (facts, site) => ({
      subject: `Your email address for ${PRODUCT_NAME} was changed`,
      lead: [
        `The email address of your ${PRODUCT_NAME} account was changed. You can no longer sign in with this address.`,
        "If you didn't change it, undo the change. The account returns to this address, every device is signed out, and you choose a new password.",
      ],
      action: { label: 'Undo the change', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),
};
