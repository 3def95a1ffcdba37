import '#shared/texts/investing.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import type { Dimension } from '#shared/investing/portfolio.ts';
import { investingNotices } from '#shared/texts/investing.ts';
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
      query:
        ({ queryArg, pageParam }) =>
        (client) =>
          client.rpc('list_investor_movements', {
            ...(queryArg.entity !== undefined && { p_entity_id: queryArg.entity }),
            ...(queryArg.holding !== undefined && { p_holding_id: queryArg.holding }),
            ...(queryArg.sponsor !== undefined && { p_sponsor_id: queryArg.sponsor }),
            ...(queryArg.vintage !== undefined && { p_vintage: queryArg.vintage }),
            ...(queryArg.kind !== undefined && { p_kind: queryArg.kind }),
            ...(queryArg.from !== undefined && { p_from: queryArg.from }),
            ...(queryArg.to !== undefined && { p_to: queryArg.to }),
            ...(pageParam !== null && { p_after: pageParam }),
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
      query:
        ({ id, entityId, values }) =>
        (client) =>
          client.rpc('record_investor_movement', {
            p_id: id,
            p_entity_id: entityId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: investingNotices.recorded },
      invalidatesTags: CHANGED,
    }),

    reverseMovement: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('reverse_investor_movement', { p_id: id, p_reason: reason }),
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
      query:
        ({ id, dimension, member, most }) =>
        (client) =>
          client.rpc('save_concentration_limit', {
            p_id: id,
            p_dimension: dimension,
            p_most_percent: most,
            ...(member !== null && { p_member: member }),
          }),
      extraOptions: { failure: 'inline', success: investingNotices.limitSaved },
      invalidatesTags: ['Portfolio'],
    }),

    deleteLimit: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('delete_concentration_limit', { p_id: id }),
      extraOptions: { success: investingNotices.limitDeleted },
      invalidatesTags: ['Portfolio'],
    }),

    importList: build.query<ShapeOf<typeof isImportList>, string>({
      query: (entityId) => (client) =>
        client.rpc('list_investor_imports', { p_entity_id: entityId }),
      extraOptions: { failure: 'inline', accepts: isImportList },
      providesTags: ['Portfolio'],
    }),

    importStatement: build.mutation<ImportResult, StatementImport>({
      query:
        ({ id, entityId, fileName, rows, aliases, isDryRun }) =>
        (client) =>
          client.rpc('import_investor_statement', {
            p_id: id,
            p_entity_id: entityId,
            p_file_name: fileName,
            p_rows: rows as unknown as Json,
            p_aliases: aliases as unknown as Json,
            p_is_dry_run: isDryRun,
          }),
      extraOptions: { failure: 'inline', accepts: isImportResult },
      invalidatesTags: (_result, _error, { isDryRun }) => (isDryRun ? [] : CHANGED),
    }),

    undoInvestorImport: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('undo_investor_import', { p_id: id }),
      extraOptions: { success: investingNotices.undone },
      invalidatesTags: CHANGED,
    }),
  }),
});
