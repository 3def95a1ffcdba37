/** What decides whether a socket may be closed for another. */
interface Candidate {
  readonly address: string;
  readonly servesMember: boolean;
}

/**
 * Returns the oldest socket without a member, of the address that has the most of them, so that a flood
 * from few addresses closes its own sockets. `sockets` are in the order they were opened.
 */
export function socketToClose<Entry extends readonly [unknown, Candidate]>(
  sockets: readonly Entry[],
): Entry | undefined {
  const byAddress = new Map<string, Entry[]>();
  for (const entry of sockets) {
    const [, { address, servesMember }] = entry;
    if (!servesMember) byAddress.set(address, [...(byAddress.get(address) ?? []), entry]);
  }
  const [first = [], ...others] = byAddress.values();
  return others.reduce((most, own) => (own.length > most.length ? own : most), first)[0];
}
