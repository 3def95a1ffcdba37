import {
  arePassages,
  type SourceKind,
  type SourcePassage,
} from '../../../../../shared/ai/retrieval/passage.ts';
import * as s from '../../../../../shared/shape.ts';
import { callRpc, readRpc } from '../../documents/rpc.ts';
import type { FunctionEnv } from '../../function-env.ts';

const isListingPage = s.object({
  rows: s.listOf(
    s.object({
      id: s.text,
      property_name: s.text,
      location: s.text,
      is_confidential: s.bool,
      price: s.orNull(s.number),
      total_beds: s.orNull(s.number),
      occupancy_rate: s.orNull(s.number),
      cap_rate: s.orNull(s.number),
    }),
  ),
});
export type ListingRow = s.ShapeOf<typeof isListingPage>['rows'][number];

const areFigures = s.partial({
  notifications: s.orNull(s.partial({ unread: s.number })),
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
