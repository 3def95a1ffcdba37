import { listOf, number, object, orNull, type ShapeOf, text } from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const isNetwork = object({
  vendors: number,
  coverage: listOf(object({ state: text, category: text, vendors: number })),
  credentials: listOf(object({ kind: text, coverage: orNull(text), vendors: number })),
  lists: listOf(object({ source: text, on: text })),
});
export type Network = ShapeOf<typeof isNetwork>;

/** Loads the counts of verified vendors. */
export const loadNetwork = async (signal: AbortSignal): Promise<Network> =>
  await callRpc('vendor_network', {}, { accepts: isNetwork, signal });
