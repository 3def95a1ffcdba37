/** Properties that decide whether a socket may be closed to make room. */
interface Candidate {
  readonly address: string;
  readonly servesMember: boolean;
}

/**
 * Returns the oldest socket without a member, from the address with the most such sockets, so a flood from a few
 * addresses closes its own. `sockets` must be in opening order.
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
