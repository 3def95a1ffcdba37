export const keychainMessages = {
  sessionLocked: {
    title: 'Your keychain is locked',
    description:
      'You’re signed in, but the key is in this computer’s keychain. Unlock it, then try again.',
  },
  sessionUnreachable: {
    title: 'Can’t reach your keychain',
    description:
      'You’re signed in, but this computer’s keychain isn’t responding. Try again, or sign in again.',
  },
  stillLocked: 'The keychain is still locked.',
  memoryOnly: {
    locked:
      'This computer’s keychain is locked. Until it’s unlocked, you stay signed in only while Haven Exchange runs.',
    absent:
      'This computer has no keychain. You stay signed in only while Haven Exchange runs. Nothing is stored unprotected.',
    failing:
      'This computer’s keychain didn’t save your sign-in. You stay signed in only while Haven Exchange runs.',
  },
} as const;
