import { routes } from '../../../../shared/routes/table.ts';
import { count, link, optional, type Readers, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter, type Site, type Template } from './template.ts';

/** What a letter that proves an address carries. Nothing that a stranger typed. */
export interface ProofFacts {
  link: string;
  code?: string | undefined;
  validHours: number;
}

/** What a letter with a code and no link carries. */
export interface NonceFacts {
  code: string;
  validHours: number;
}

export type ProofLetter =
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

const IGNORE = 'If you did not ask for this, you can ignore this message. Nothing will change.';

const WORDINGS: Readonly<Record<ProofLetter, Wording>> = {
  confirm: {
    subject: `Confirm your e-mail address for ${PRODUCT}`,
    lead: `Thank you for signing up for ${PRODUCT}. Please confirm that this is your e-mail address.`,
    action: 'Confirm my e-mail address',
    unasked:
      'If you did not sign up, you can ignore this message. Without your confirmation nobody can use the account.',
  },
  confirm_again: {
    subject: `Confirm your e-mail address for ${PRODUCT}`,
    lead: `Somebody signed up for ${PRODUCT} with your e-mail address, which was used for a sign-up before. Confirm only if it was you just now: the account gets the name and the password of the sign-up that you confirm, and what was entered at the others is void.`,
    action: 'Confirm my e-mail address',
    unasked:
      'If you did not sign up, you can ignore this message. Without your confirmation nobody can use the account.',
  },
  recovery: {
    subject: `Choose a new password for ${PRODUCT}`,
    lead: `We were asked to reset the password of your ${PRODUCT} account. Follow the link to choose a new one.`,
    action: 'Choose a new password',
    unasked:
      'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  },
  email_change: {
    subject: `Confirm your new e-mail address for ${PRODUCT}`,
    lead: `This address is to become the e-mail address of a ${PRODUCT} account. Please confirm that it is yours.`,
    action: 'Confirm my new e-mail address',
    unasked: IGNORE,
  },
  // Both addresses are asked; this is the one that the account has now.
  email_leaving: {
    subject: `Confirm the change of your e-mail address for ${PRODUCT}`,
    lead: `Your ${PRODUCT} account is to get another e-mail address, and this one will no longer open it. Please confirm that you want this.`,
    action: 'Change my e-mail address',
    unasked:
      'If you did not ask for this, do not follow the link, and choose a new password: somebody else may know yours.',
  },
  magic_link: {
    subject: `Your sign-in link for ${PRODUCT}`,
    lead: `Follow the link to sign in to ${PRODUCT}. You do not need a password.`,
    action: 'Sign in',
    unasked:
      'If you did not ask for this, you can ignore this message. Nobody can sign in without it, so do not pass it on.',
  },
  invite: {
    subject: `You are invited to ${PRODUCT}`,
    lead: `You have been invited to open an account at ${PRODUCT}. Follow the link to accept.`,
    action: 'Accept the invitation',
    unasked: 'If you do not expect an invitation, you can ignore this message.',
  },
};

const hours = (number: number): string => (number === 1 ? '1 hour' : `${number} hours`);

function validity({ code, validHours }: ProofFacts): string {
  const works = code ? 'The link and the code work' : 'The link works';
  return `${works} once, and only within ${hours(validHours)}.`;
}

const FACTS: Readers<ProofFacts> = { link, code: optional(text), validHours: count };

const proofLetter = ({ subject, lead, action, unasked }: Wording): Template =>
  defineLetter<ProofFacts>({
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

const proofLetters = Object.fromEntries(
  Object.entries(WORDINGS).map(([name, wording]) => [name, proofLetter(wording)]),
) as Record<ProofLetter, Template>;

/** What undoes a change of address; only the letter to the old address holds the token. */
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

/** What each change to how an account signs in is called in its letter. */
const SIGN_IN_CHANGES: Readonly<Record<string, string>> = {
  factor_added: 'Two-step sign-in was set up.',
  factor_removed: 'Two-step sign-in was turned off.',
  password: 'The password was changed.',
  phone: 'The phone number was changed.',
  recovery_codes: 'New recovery codes were made. Earlier codes no longer work.',
};

interface SignInChangeFacts extends UndoFacts {
  change: string;
}

export const AUTH_LETTERS = {
  ...proofLetters,
  /** Stands for the password in the next change. It opens nothing, so there is no link. */
  reauthentication: defineLetter<NonceFacts>({
    facts: { code: text, validHours: count },
    sample: { code: '012345', validHours: 1 },
    write: ({ code, validHours }) => ({
      subject: `Your code for ${PRODUCT}`,
      lead: ['Enter this code to confirm that it is you who changes how your account signs in.'],
      code,
      notes: [
        `The code works once, and only within ${hours(validHours)}.`,
        'If you did not ask for this, somebody has your account open: sign out everywhere and choose a new password.',
      ],
    }),
  }),

  /** Tells the owner of every other change to how the account signs in. */
  sign_in_changed: defineLetter<SignInChangeFacts>({
    facts: { ...undo.facts, change: text },
    sample: { ...undo.sample, change: 'factor_added' },
    write: (facts, site) => ({
      subject: `Your ${PRODUCT} account signs in differently now`,
      lead: [
        SIGN_IN_CHANGES[facts.change] ?? 'A sign-in setting was changed.',
        'If it was you, no action is needed. If it was not, secure your account: every device is signed out, and you choose a new password.',
      ],
      action: { label: 'Secure my account', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),

  /** Tells the address of now that another one is to take its place, while nothing has happened yet. */
  email_change_started: defineLetter<UndoFacts>({
    ...undo,
    write: (facts, site) => ({
      subject: `Your e-mail address for ${PRODUCT} is about to change`,
      lead: [
        `Somebody who is signed in to your ${PRODUCT} account asked to change its e-mail address. It changes once both addresses have confirmed.`,
        'If it was you, there is nothing to do here. If it was not, keep this address: the change is cancelled, every device is signed out, and you choose a new password.',
      ],
      action: { label: 'Keep this address', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),

  /** Tells the old address that it lost its account, in case a thief moved it away. */
  email_changed: defineLetter<UndoFacts>({
    ...undo,
    write: (facts, site) => ({
      subject: `Your e-mail address for ${PRODUCT} was changed`,
      lead: [
        `The e-mail address of your ${PRODUCT} account was changed. This address no longer opens it.`,
        'If you did not change it, take the change back: the account returns to this address, every device is signed out, and you choose a new password.',
      ],
      action: { label: 'Take the change back', link: undoLink(facts, site) },
      notes: [undoNote(facts)],
    }),
  }),
};
