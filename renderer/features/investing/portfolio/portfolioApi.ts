import '#shared/texts/investing.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import type { Dimension } from '#shared/investing/portfolio.ts';
import { investingNotices } from '#shared/texts/investing.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  type ImportResult,
  isImportList,
  isImportResult,
  isMovementPage,
  isPortfolio,
} from './portfolioShapes.ts';

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
  endpoints: (build) => ({
    /** Null is today. */
    portfolio: build.query<ShapeOf<typeof isPortfolio>, string | null>({
      query: (asOf) => (client) =>
        client.rpc('get_portfolio', asOf === null ? {} : { p_as_of: asOf }),
      extraOptions: { failure: 'inline', accepts: isPortfolio },
      providesTags: [
        'Portfolio',
        { type: 'Records', id: 'holdings' },
        { type: 'Records', id: 'investment_entities' },
        { type: 'Records', id: 'investment_sponsors' },
      ],
    }),

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

    recordMovement: build.mutation<
      unknown,
      { readonly id: string; readonly entityId: string; readonly values: object }
    >({
      query: ({ id, entityId, values }) =>
        rpc('record_investor_movement', { id, entityId, values }),
      extraOptions: { failure: 'inline', success: investingNotices.recorded },
      invalidatesTags: CHANGED,
    }),

    reverseMovement: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('reverse_investor_movement', { id, reason }),
      extraOptions: { failure: 'inline', success: investingNotices.reversed },
      invalidatesTags: CHANGED,
    }),

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

    deleteLimit: build.mutation<unknown, string>({
      query: (id) => rpc('delete_concentration_limit', { id }),
      extraOptions: { success: investingNotices.limitDeleted },
      invalidatesTags: ['Portfolio'],
    }),

    importList: build.query<ShapeOf<typeof isImportList>, string>({
      query: (entityId) => rpc('list_investor_imports', { entityId }),
      extraOptions: { failure: 'inline', accepts: isImportList },
      providesTags: ['Portfolio'],
    }),

    importStatement: build.mutation<ImportResult, StatementImport>({
      query: ({ id, entityId, fileName, rows, aliases, isDryRun }) =>
        rpc('import_investor_statement', { id, entityId, fileName, rows, aliases, isDryRun }),
      extraOptions: { failure: 'inline', accepts: isImportResult },
      invalidatesTags: (_result, _error, { isDryRun }) => (isDryRun ? [] : CHANGED),
    }),

    undoInvestorImport: build.mutation<unknown, string>({
      query: (id) => rpc('undo_investor_import', { id }),
      extraOptions: { success: investingNotices.undone },
      invalidatesTags: CHANGED,
    }),
  }),
});
