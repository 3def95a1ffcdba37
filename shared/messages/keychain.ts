export const keychainMessages = {
  sessionLocked: {
    title: 'Your keychain is locked',
    description:
      'You are signed in, but the key is in this computer’s keychain. Unlock it, then try again.',
  },
  sessionUnreachable: {
    title: 'Your keychain cannot be reached',
    description:
      'You are signed in, but this computer’s keychain does not answer. Try again, or sign in anew.',
  },
  stillLocked: 'The keychain is still closed.',
  memoryOnly: {
    locked:
      'This computer’s keychain is locked. Until it opens, you stay signed in only while Haven Exchange runs.',
    absent:
      'This computer has no keychain. You stay signed in only while Haven Exchange runs; nothing is kept unprotected.',
    failing:
      'This computer’s keychain did not keep your sign-in. You stay signed in only while Haven Exchange runs.',
  },
} as const;
