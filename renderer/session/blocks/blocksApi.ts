import { baseApi } from '../../data/api/baseApi.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import { rpc } from '../../data/api/rpc.ts';
import * as s from '../../ui/shape/shape.ts';

const areBlocked = s.listOf(
  s.object({ id: s.text, name: s.orNull(s.text), company: s.orNull(s.text) }),
);

type Blocked = s.ShapeOf<typeof areBlocked>;

interface Block {
  readonly userId: string;
  readonly personId: string;
  readonly isBlocked: boolean;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Blocks', 'Conversations'] });

const blocksApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Blocks'])) => ({
    /** Blocked people, most recent first. */
    listBlocked: build.query<Blocked, string>({
      query: () => rpc('blocked_people'),
      extraOptions: { failure: 'inline', accepts: areBlocked },
      providesTags: ['Blocks'],
    }),

    setBlock: write(
      {},
      ({ userId, personId, isBlocked }: Block) =>
        (client: DataClient) => {
          const row = { user_id: userId, blocked_id: personId };
          const blocks = client.from('user_blocks');
          return isBlocked ? blocks.insert(row) : blocks.delete().match(row);
        },
      ['Blocks', 'Conversations'],
    ),
  }),
});

export const { useListBlockedQuery, useSetBlockMutation } = blocksApi;
