import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const isNetwork = s.object({
  vendors: s.number,
  coverage: s.listOf(s.object({ state: s.text, category: s.text, vendors: s.number })),
  credentials: s.listOf(s.object({ kind: s.text, coverage: s.orNull(s.text), vendors: s.number })),
  lists: s.listOf(s.object({ source: s.text, on: s.text })),
});
export type Network = s.ShapeOf<typeof isNetwork>;

/** Loads the counts of verified vendors. */
export const loadNetwork = async (signal: AbortSignal): Promise<Network> =>
  await callRpc('vendor_network', {}, { accepts: isNetwork, signal });
