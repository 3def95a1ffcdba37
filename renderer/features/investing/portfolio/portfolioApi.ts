import '#shared/texts/investing.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import type { Dimension } from '#shared/investing/portfolio.ts';
import { investingNotices } from '#shared/texts/investing.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isImportList, isImportResult, isMovementPage, isPortfolio } from './portfolioShapes.ts';

/** Which movements are listed; without a value all of the caller's. */
export interface MovementSearch {
  readonly entity?: string | undefined;
  readonly holding?: string | undefined;
  readonly sponsor?: string | undefined;
  readonly vintage?: number | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface StatementImport {
  /** Created by the client, so that a retry imports once. */
  readonly id: string;
  readonly entityId: string;
  readonly fileName: string;
  readonly rows: readonly object[];
  readonly aliases: readonly { readonly holding_id: string; readonly alias: string }[];
  readonly isDryRun: boolean;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Portfolio'] });
const CHANGED = ['Portfolio' as const, { type: 'Records' as const, id: 'holdings' }];

export const {
  usePortfolioQuery,
  useMovementsInfiniteQuery,
  useRecordMovementMutation,
  useReverseMovementMutation,
  useSaveLimitMutation,
  useDeleteLimitMutation,
  useImportListQuery,
  useImportStatementMutation,
  useUndoInvestorImportMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Portfolio'])) => ({
    /** Null is today. */
    portfolio: read(
      isPortfolio,
      (asOf: string | null) => (client) =>
        client.rpc('get_portfolio', asOf === null ? {} : { p_as_of: asOf }),
      [
        'Portfolio',
        { type: 'Records', id: 'holdings' },
        { type: 'Records', id: 'investment_entities' },
        { type: 'Records', id: 'investment_sponsors' },
      ],
    ),

    movements: build.infiniteQuery<ShapeOf<typeof isMovementPage>, MovementSearch, string | null>({
      query: ({ queryArg, pageParam }) =>
        rpc('list_investor_movements', {
          ...(queryArg.entity !== undefined && { entityId: queryArg.entity }),
          ...(queryArg.holding !== undefined && { holdingId: queryArg.holding }),
          ...(queryArg.sponsor !== undefined && { sponsorId: queryArg.sponsor }),
          ...(queryArg.vintage !== undefined && { vintage: queryArg.vintage }),
          ...(queryArg.kind !== undefined && { kind: queryArg.kind }),
          ...(queryArg.from !== undefined && { from: queryArg.from }),
          ...(queryArg.to !== undefined && { to: queryArg.to }),
          ...(pageParam !== null && { after: pageParam }),
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: isMovementPage },
      providesTags: ['Portfolio'],
    }),

    recordMovement: write(
      { success: investingNotices.recorded },
      rpcWith('record_investor_movement', 'id', 'entityId', 'values'),
      CHANGED,
    ),

    reverseMovement: write(
      { success: investingNotices.reversed },
      rpcWith('reverse_investor_movement', 'id', 'reason'),
      CHANGED,
    ),

    saveLimit: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly dimension: Dimension;
        readonly member: string | null;
        readonly most: number;
      }
    >({
      query: ({ id, dimension, member, most }) =>
        rpc('save_concentration_limit', {
          id,
          dimension,
          mostPercent: most,
          ...(member !== null && { member }),
        }),
      extraOptions: { failure: 'inline', success: investingNotices.limitSaved },
      invalidatesTags: ['Portfolio'],
    }),

    deleteLimit: write({ failure: 'toast', success: investingNotices.limitDeleted }, (id: string) =>
      rpc('delete_concentration_limit', { id }),
    ),

    importList: read(isImportList, (entityId: string) =>
      rpc('list_investor_imports', { entityId }),
    ),

    importStatement: write(
      isImportResult,
      ({ id, entityId, fileName, rows, aliases, isDryRun }: StatementImport) =>
        rpc('import_investor_statement', { id, entityId, fileName, rows, aliases, isDryRun }),
      (_result, _error, { isDryRun }) => (isDryRun ? [] : CHANGED),
    ),

    undoInvestorImport: write(
      { failure: 'toast', success: investingNotices.undone },
      (id: string) => rpc('undo_investor_import', { id }),
      CHANGED,
    ),
  }),
});
