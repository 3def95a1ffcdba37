import { linkTo } from '../routes.ts';

/** What an administrator decided about an account. */
export const accountDecisions = ['approved', 'rejected', 'suspended'] as const;
export type AccountDecision = (typeof accountDecisions)[number];

/** What a feature knows of a matter that a person should see now, wherever they are. */
export interface NoteFacts {
  readonly approval: {
    readonly userId: string;
    readonly decision: AccountDecision;
    /** When it was decided: the next decision about the account is another matter. */
    readonly decidedAt: string;
  };
  readonly signIn: {
    readonly sessionId: string;
    /** "Chrome on Windows", as far as it is known. */
    readonly device: string;
  };
  /** A person tries whether notifications arrive. */
  readonly trial: { readonly attempt: string };
}

export type NoteKind = keyof NoteFacts;

/** What features tell of and the words of which are known here. */
export type KnownMatter = {
  [Kind in Exclude<NoteKind, 'trial'>]: { readonly kind: Kind } & NoteFacts[Kind];
}[Exclude<NoteKind, 'trial'>];

/** A row of the table of notifications: its words are the server's. */
export interface NoticeMatter {
  readonly kind: 'notice';
  readonly id: string;
}

/** What features tell of. */
export type Matter = KnownMatter | NoticeMatter;

/** Something a person should see now, wherever they are on their computer. */
export interface Note {
  /** The same matter has the same id, whoever tells of it and however often. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The screen that a click opens. */
  readonly route: string;
  /** Passes the quiet hours. */
  readonly urgent?: boolean;
  /** The conversation that an answer written into it goes to, where the system has a field for one. */
  readonly answers?: string;
}

const decisions: Readonly<Record<AccountDecision, Pick<Note, 'title' | 'body'>>> = {
  approved: {
    title: 'Your account is open',
    body: 'An administrator has approved it. Welcome to Haven Exchange.',
  },
  rejected: {
    title: 'Your account was not approved',
    body: 'An administrator did not approve this account.',
  },
  suspended: {
    title: 'Your account is suspended',
    body: 'An administrator has suspended this account. Nothing in it is lost.',
  },
};

type Words<Kind extends NoteKind> = (facts: NoteFacts[Kind]) => Omit<Note, 'id'> & {
  /** What tells this matter from others of its kind. */
  readonly key: string;
};

/** Every kind of notification there is, in its words. */
const kinds: { readonly [Kind in NoteKind]: Words<Kind> } = {
  approval: ({ userId, decision, decidedAt }) => ({
    key: `${userId}:${decision}:${decidedAt}`,
    ...decisions[decision],
    route: linkTo('dashboard'),
  }),
  signIn: ({ sessionId, device }) => ({
    key: sessionId,
    title: 'New sign-in to your account',
    body: `${device}. If this was not you, sign that device out and change your password.`,
    route: linkTo('securitySettings'),
  }),
  trial: ({ attempt }) => ({
    key: attempt,
    title: 'Notifications work',
    body: 'This is how Haven Exchange tells you what should not wait.',
    route: linkTo('dashboard'),
    // Somebody sits in front of it and looks.
    urgent: true,
  }),
};

/** The notification about a matter. */
export function noteOf<Kind extends NoteKind>(
  matter: { readonly kind: Kind } & NoteFacts[Kind],
): Note {
  const { key, ...words } = kinds[matter.kind](matter);
  return { id: idOf(matter.kind, key), ...words };
}

/** What the ids of a kind begin with. */
export const idPrefix = (kind: NoteKind): string => `${kind}:`;

const idOf = (kind: NoteKind, key: string): string => idPrefix(kind) + key;
