import { count, link, optional, type Readers, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter, type Template } from './template.ts';

/** What a letter that proves an address carries. Nothing that a stranger typed. */
export interface ProofFacts {
  link: string;
  code?: string | undefined;
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
    lead: `Somebody signed up for ${PRODUCT} with your e-mail address again. The account from the first time is still waiting for your confirmation, and its password has not changed. If you do not know that password, confirm first and then choose a new one with "Forgot password".`,
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
  // A hosted project asks at both addresses, this is the one that the account has now.
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

export const AUTH_LETTERS = {
  ...proofLetters,
  /** Tells the old address that it lost its account, in case a thief moved it away. */
  email_changed: defineLetter<Record<never, never>>({
    facts: {},
    sample: {},
    write: () => ({
      subject: `Your e-mail address for ${PRODUCT} was changed`,
      lead: [
        `The e-mail address of your ${PRODUCT} account was changed. This address no longer opens it.`,
        'If you did not change it, please contact support right away.',
      ],
    }),
  }),
};
