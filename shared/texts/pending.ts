/** Messages about queued changes. */
export const pendingMessages = {
  waiting: (count: number) =>
    `${count} ${count === 1 ? 'change waits' : 'changes wait'} to be sent.`,
  held: (count: number) =>
    count === 1 ? '1 change needs your decision.' : `${count} changes need your decision.`,
  queued: {
    title: 'Kept on this device',
    description: 'It is sent when the connection returns.',
  },
  sending: (count: number) => `Sending ${count} ${count === 1 ? 'change' : 'changes'}…`,
} as const;
