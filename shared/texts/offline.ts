/** Messages for an offline network or unreachable server, and for reconnecting. */
export const offlineMessages = {
  offline: "You're currently offline. Some features may be limited.",
  unreachable: "Can't reach the server. Some features may be limited.",
  shownSince: (time: string) => `Showing data from ${time}.`,
  screen: {
    title: "This screen isn't available offline yet",
    description: 'It opens automatically when you’re back online.',
  },
  backOnline: {
    title: 'Back online',
    description: (pending: number) =>
      pending === 0
        ? 'Refreshing data…'
        : `${pending} pending ${pending === 1 ? 'update is' : 'updates are'} being sent.`,
  },
} as const;
