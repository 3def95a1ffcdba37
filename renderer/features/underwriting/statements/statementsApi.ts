import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import type { Json } from '#shared/database.types.ts';
import type {
  AdjustmentKind,
  LedgerEntry,
  StoredLine,
} from '#shared/underwriting/statements/normalize.ts';
import { isAdjustmentKind } from '#shared/underwriting/statements/normalize.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const MOST_VERSIONS = 100;
const MOST_LINES = 2000;
const MOST_MAPPINGS = 20_000;

const versions = (statementId: string) => (client: DataClient) =>
  client
    .from('underwriting_statement_versions')
    .select(
      'id, number, note, created_at, file_name, file_id, sheet, property, units, months, locked_at',
    )
    .eq('statement_id', statementId)
    .order('number', { ascending: false })
    .limit(MOST_VERSIONS);

const lines = (versionId: string) => (client: DataClient) =>
  client
    .from('underwriting_statement_lines')
    .select('position, account, label, section, sheet, code, label_cell, cents, cells')
    .eq('version_id', versionId)
    .order('position')
    .limit(MOST_LINES);

const unitMix = (versionId: string) => (client: DataClient) =>
  client
    .from('underwriting_unit_mix')
    .select(
      'position, type, units, occupied, rent_cents, care_cents, market_cents, sheet, first_row, last_row',
    )
    .eq('version_id', versionId)
    .order('position')
    .limit(40);

const adjustments = (versionId: string) => (client: DataClient) =>
  client
    .from('underwriting_adjustments')
    .select('id, kind, account, cents, share, reason, evidence, by, created_at, withdrawn_at')
    .eq('version_id', versionId)
    .order('created_at')
    .limit(500);

const mappings = (_: undefined) => (client: DataClient) =>
  client.from('underwriting_account_mappings').select('label_key, account').limit(MOST_MAPPINGS);

export type StatementVersion = ResponseOf<typeof versions>[number];
export type VersionLine = ResponseOf<typeof lines>[number];
export type Adjustment = ResponseOf<typeof adjustments>[number];

/** What a save stores, as `save_underwriting_statement_version` expects it. */
export interface StatementContent {
  readonly months: readonly string[];
  readonly units: number;
  readonly sheet: string;
  readonly property: string | null;
  readonly fileName: string;
  readonly lines: readonly object[];
  readonly doubts: readonly object[];
  readonly unitMix: readonly object[];
}

interface SaveArguments {
  readonly id: string;
  readonly statementId: string;
  readonly base: number;
  readonly content: StatementContent;
  readonly mappings: readonly { readonly key: string; readonly account: string }[];
  readonly fileId: string | null;
}

interface AdjustmentToAdd {
  readonly id: string;
  readonly versionId: string;
  readonly entry: {
    readonly kind: AdjustmentKind;
    readonly account: string;
    readonly cents: number | null;
    readonly share: number | null;
    readonly reason: string;
    readonly evidence: string;
  };
}

const asJson = (value: object): Json => value as unknown as Json;

const taggedApi = recordTags.enhanceEndpoints({
  addTagTypes: ['StatementVersions', 'StatementAdjustments', 'StatementMappings'],
});

const recordTagsOf = (statementId: string) =>
  [
    { type: 'StatementVersions', id: statementId },
    { type: 'Records', id: `underwriting_statements:${statementId}` },
    { type: 'Records', id: 'underwriting_statements' },
  ] as const;

const statementsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listStatementVersions: build.query<ResponseOf<typeof versions>, string>({
      query: versions,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: (_versions, _error, id) => [{ type: 'StatementVersions', id }],
    }),

    /** Lines of a saved version never change. */
    listStatementLines: build.query<ResponseOf<typeof lines>, string>({
      query: lines,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
    }),

    listUnitMix: build.query<ResponseOf<typeof unitMix>, string>({
      query: unitMix,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
    }),

    listAdjustments: build.query<ResponseOf<typeof adjustments>, string>({
      query: adjustments,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: (_entries, _error, id) => [{ type: 'StatementAdjustments', id }],
    }),

    listAccountMappings: build.query<ResponseOf<typeof mappings>, undefined>({
      query: mappings,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['StatementMappings'],
    }),

    /** Returns the number of the saved version. */
    saveStatementVersion: build.mutation<number, SaveArguments>({
      query: ({ id, statementId, base, content, mappings: chosen, fileId }) =>
        rpc('save_underwriting_statement_version', {
          id,
          statementId,
          base,
          content: asJson(content),
          mappings: asJson(chosen),
          ...(fileId !== null && { fileId }),
        }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: (_number, error, { statementId }) =>
        error === undefined ? [...recordTagsOf(statementId), 'StatementMappings'] : [],
    }),

    copyStatementVersion: build.mutation<
      number,
      { readonly id: string; readonly versionId: string; readonly statementId: string }
    >({
      query: ({ id, versionId }) => rpc('copy_underwriting_statement_version', { id, versionId }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: (_number, _error, { statementId }) => recordTagsOf(statementId),
    }),

    lockStatementVersion: build.mutation<
      unknown,
      { readonly versionId: string; readonly statementId: string }
    >({
      query: ({ versionId }) => rpc('lock_underwriting_statement_version', { versionId }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { statementId }) => recordTagsOf(statementId),
    }),

    addAdjustment: build.mutation<unknown, AdjustmentToAdd>({
      query: ({ id, versionId, entry }) =>
        rpc('add_underwriting_adjustment', { id, versionId, entry: asJson(entry) }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { versionId }) => [
        { type: 'StatementAdjustments', id: versionId },
      ],
    }),

    withdrawAdjustment: build.mutation<
      unknown,
      { readonly id: string; readonly versionId: string }
    >({
      query: ({ id }) => rpc('withdraw_underwriting_adjustment', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { versionId }) => [
        { type: 'StatementAdjustments', id: versionId },
      ],
    }),
  }),
});

export const {
  useListStatementVersionsQuery,
  useListStatementLinesQuery,
  useListAdjustmentsQuery,
  useListUnitMixQuery,
  useListAccountMappingsQuery,
  useSaveStatementVersionMutation,
  useCopyStatementVersionMutation,
  useLockStatementVersionMutation,
  useAddAdjustmentMutation,
  useWithdrawAdjustmentMutation,
} = statementsApi;

export const toStoredLine = ({
  account,
  label,
  section,
  sheet,
  cents,
  cells,
}: VersionLine): StoredLine => ({
  account,
  label,
  section,
  sheet,
  cents,
  cells,
});

/** Entries that count: known and not withdrawn. */
export const toLedger = (entries: readonly Adjustment[]): readonly LedgerEntry[] =>
  entries.flatMap(({ id, kind, account, cents, share, reason, withdrawn_at }) =>
    withdrawn_at === null && isAdjustmentKind(kind)
      ? [{ id, kind, account, cents, share, reason }]
      : [],
  );
