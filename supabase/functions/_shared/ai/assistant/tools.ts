import {
  arePassages,
  type SourceKind,
  type SourcePassage,
} from '../../../../../shared/ai/retrieval/passage.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  partial,
  type ShapeOf,
  text,
} from '../../../../../shared/shape.ts';
import { callRpc, readRpc } from '../../documents/rpc.ts';
import type { FunctionEnv } from '../../function-env.ts';

const isListingPage = object({
  rows: listOf(
    object({
      id: text,
      property_name: text,
      location: text,
      is_confidential: bool,
      price: orNull(number),
      total_beds: orNull(number),
      occupancy_rate: orNull(number),
      cap_rate: orNull(number),
    }),
  ),
});
export type ListingRow = ShapeOf<typeof isListingPage>['rows'][number];

const areFigures = partial({
  notifications: orNull(partial({ unread: number })),
});

/** What the assistant can do, always with the token of the person who asks. It has no other rights. */
export interface AssistantTools {
  search(
    words: readonly string[],
    kinds: readonly SourceKind[],
    names: readonly string[],
  ): Promise<readonly SourcePassage[]>;
  findListings(facets: readonly string[], sort: string): Promise<readonly ListingRow[]>;
  countUnread(): Promise<number | null>;
  propose(id: string, action: 'add_task' | 'update_record', values: object): Promise<void>;
}

export const createTools = (env: FunctionEnv, token: string): AssistantTools => ({
  search: async (words, kinds, names) =>
    await readRpc(env, 'search_sources', { words, kinds, names }, arePassages, token),
  findListings: async (facets, sort) =>
    (await readRpc(env, 'find_listings', { facets, sort, page_size: 8 }, isListingPage, token))
      .rows,
  countUnread: async () =>
    (await readRpc(env, 'my_figures', {}, areFigures, token)).notifications?.unread ?? null,
  propose: async (id, action, values) => {
    await callRpc(
      env,
      'propose_ai_change',
      { p_id: id, p_action: action, p_values: values },
      token,
    );
  },
});
