import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { areBoardRows, isCommandCenter, isFeed, isOperationsDay } from './commandShapes.ts';

interface RowsKey {
  readonly communityId: string;
  readonly figure: string;
}

interface FeedKey {
  /** All communities if null. */
  readonly communityId: string | null;
  readonly area: string | null;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Boards', 'OperationsDay', 'Feed'] });
const signalsOf = (communityId: string | null) =>
  [
    {
      table: 'community_signals',
      ...(communityId !== null && { filter: `community_id=eq.${communityId}` }),
    },
  ] as const;

export const {
  useCommandCenterQuery,
  useBoardRowsQuery,
  useOperationsDayQuery,
  useOperationsFeedQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read } = calls(build, ['Boards'])) => ({
    /** Boards of all the user's communities; follows their signals. */
    commandCenter: build.query<ShapeOf<typeof isCommandCenter>, void>({
      query: () => rpc('get_command_center'),
      extraOptions: { failure: 'inline', accepts: isCommandCenter, keepsOffline: true },
      providesTags: ['Boards'],
      onCacheEntryAdded: follow({
        sources: () => signalsOf(null),
        refetch: tags.util.invalidateTags(['Boards']),
      }),
    }),

    boardRows: read(areBoardRows, ({ communityId, figure }: RowsKey) =>
      rpc('list_board_rows', { communityId, figure }),
    ),

    operationsDay: build.query<ShapeOf<typeof isOperationsDay>, string>({
      query: (communityId) => rpc('get_operations_day', { communityId }),
      extraOptions: { failure: 'inline', accepts: isOperationsDay },
      providesTags: ['OperationsDay'],
      onCacheEntryAdded: follow({
        sources: (_day, communityId) => signalsOf(communityId),
        refetch: tags.util.invalidateTags(['OperationsDay']),
      }),
    }),

    operationsFeed: build.query<ShapeOf<typeof isFeed>, FeedKey>({
      query: ({ communityId, area }) =>
        rpc('list_operations_feed', {
          ...(communityId !== null && { communityId }),
          ...(area !== null && { area }),
        }),
      extraOptions: { failure: 'inline', accepts: isFeed },
      providesTags: ['Feed'],
      onCacheEntryAdded: follow({
        sources: (_feed, { communityId }) => signalsOf(communityId),
        refetch: tags.util.invalidateTags(['Feed']),
      }),
    }),
  }),
});
