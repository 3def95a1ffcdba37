/** What is said while the network or the server is away, and when it is back. */
export const offlineMessages = {
  offline: "You're currently offline. Some features may be limited.",
  unreachable: 'The server cannot be reached. Some features may be limited.',
  shownSince: (moment: string) => `Showing what was last loaded, ${moment}.`,
  backOnline: {
    title: 'Back online',
    description: (pending: number) =>
      pending === 0
        ? 'What you see is being brought up to date.'
        : `${pending} pending ${pending === 1 ? 'update is' : 'updates are'} being sent.`,
  },
} as const;
