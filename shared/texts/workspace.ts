import type { EraseOutcome, HostedOutcome, WorkspaceStatus } from '../host.ts';
import { authMessages } from './auth.ts';

type HostedErrorReason = Extract<HostedOutcome, { ok: false }>['reason'];

/** The invalid field of a hosted project and the error. */
export const projectConfigErrors: Readonly<
  Record<HostedErrorReason, { field: 'url' | 'publishableKey'; sentence: string }>
> = {
  address: {
    field: 'url',
    sentence:
      'This is not the address of a project. It begins with https:// and holds no name or password.',
  },
  unreachable: {
    field: 'url',
    sentence: "Can't reach this address, or it redirects elsewhere. Check it and your connection.",
  },
  'not-haven': {
    field: 'url',
    sentence: "The server at this address isn't Haven Exchange.",
  },
  'not-allowed': {
    field: 'url',
    sentence: "Your organization doesn't allow this server. Ask your administrator.",
  },
  'too-many': {
    field: 'url',
    sentence: 'You have nine workspaces, the most this app can open. Remove one first.',
  },
  proxy: { field: 'url', sentence: authMessages.proxyPasswordNeeded },
  key: {
    field: 'publishableKey',
    sentence: "This isn't the project's publishable key. It often begins with sb_publishable_.",
  },
  'secret-key': {
    field: 'publishableKey',
    sentence:
      'This is a secret key. It grants access to everyone’s data and belongs only on the server. Ask for the publishable key, and have the secret key replaced.',
  },
};

export const workspaceFailures: Readonly<
  Record<NonNullable<WorkspaceStatus['failure']>, { title: string; description: string }>
> = {
  'in-use': {
    title: 'The workspace on this computer is in use',
    description: 'Another copy of Haven Exchange is using this data. Quit it, then try again.',
  },
  port: {
    title: "The workspace on this computer didn't start",
    description: 'Another program is blocking it on this computer. Try again in a minute.',
  },
  migration: {
    title: "Couldn't update the data on this computer",
    description:
      'No data was changed. Try again with the newest Haven Exchange, or delete the data and start over.',
  },
  setting: {
    title: "The workspace on this computer didn't start",
    description: 'This installation is damaged. Reinstall Haven Exchange. Your data is kept.',
  },
  crashing: {
    title: 'The workspace on this computer keeps stopping',
    description: 'It was started several times. Check for free disk space, then try again.',
  },
  'not-cleared': {
    title: "Couldn't close the previous workspace",
    description:
      'Some of its data is still on this computer, so no other was opened. Unlock your keychain, then try again.',
  },
};

export const eraseFailures: Readonly<Record<Exclude<EraseOutcome, 'erased'>, string>> = {
  'in-use': 'Another copy of Haven Exchange is using this data. Quit it, then delete again.',
  'not-cleared': "Couldn't sign you out. Unlock your keychain, then delete again.",
  failed: "Some data couldn't be deleted. Try again, or restart the computer first.",
};

export const workspaceMessages = {
  failed: 'Something went wrong. Try again.',
  unreadable: "Haven Exchange couldn't determine which workspace is open.",
  notCleared:
    "Some data couldn't be deleted. It will be deleted at the next start, once your keychain is unlocked.",
  managed: 'Your organization set the workspace for this computer.',
  built: 'This app is built for a single workspace.',
} as const;
