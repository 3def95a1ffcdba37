import type { EraseOutcome, HostedOutcome, WorkspaceStanding } from '../host.ts';

type Refusal = Extract<HostedOutcome, { ok: false }>['reason'];

/** Which field of a hosted project is wrong, and how. */
export const projectRefusals: Readonly<
  Record<Refusal, { field: 'url' | 'publishableKey'; sentence: string }>
> = {
  address: {
    field: 'url',
    sentence:
      'This is not the address of a project. It begins with https:// and holds no name or password.',
  },
  unreachable: {
    field: 'url',
    sentence:
      'Nobody answers at this address, or it leads on to another one. Check it and your connection.',
  },
  'not-haven': {
    field: 'url',
    sentence: 'Something answers at this address, but it is not Haven Exchange.',
  },
  key: {
    field: 'publishableKey',
    sentence:
      'This is not the publishable key of this project. It often begins with sb_publishable_.',
  },
  'secret-key': {
    field: 'publishableKey',
    sentence:
      'This is a secret key. It opens everybody’s data and belongs on no computer but the server; ask for the publishable key, and have the secret one replaced.',
  },
};

export const workspaceFailures: Readonly<
  Record<NonNullable<WorkspaceStanding['failure']>, { title: string; description: string }>
> = {
  'in-use': {
    title: 'The workspace on this computer is in use',
    description: 'Another Haven Exchange works with the same data. Quit that one, then try again.',
  },
  port: {
    title: 'The workspace on this computer did not start',
    description: 'Another program does not let it listen on this computer. Try again in a minute.',
  },
  migration: {
    title: 'The data on this computer could not be brought up to date',
    description:
      'Nothing of it was changed. Try again with the newest Haven Exchange, or delete the data and begin anew.',
  },
  setting: {
    title: 'The workspace on this computer did not start',
    description: 'This installation is damaged. Install Haven Exchange again; your data stays.',
  },
  crashing: {
    title: 'The workspace on this computer keeps ending',
    description:
      'It was started several times. Make sure that there is free space on the disk, then try again.',
  },
  'not-cleared': {
    title: 'The workspace before could not be closed',
    description:
      'Something of it is still on this computer, so no other was opened. Unlock your keychain, then try again.',
  },
};

export const eraseFailures: Readonly<Record<Exclude<EraseOutcome, 'erased'>, string>> = {
  'in-use': 'Another Haven Exchange works with this data. Quit that one, then delete again.',
  'not-cleared': 'You could not be signed out. Unlock your keychain, then delete again.',
  failed: 'Not everything could be deleted. Try again, or restart the computer first.',
};

export const workspaceMessages = {
  failed: 'Haven Exchange could not do this. Try again.',
  unreadable: 'Haven Exchange could not find out which workspace is open.',
  managed: 'Your organisation decided which workspace is opened on this computer.',
  built: 'This Haven Exchange was made for one workspace.',
} as const;
