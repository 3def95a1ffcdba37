import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import type { Json } from '#shared/database.types.ts';
import type {
  AdjustmentKind,
  LedgerEntry,
  StoredLine,
} from '#shared/underwriting/statements/normalize.ts';
import { isAdjustmentKind } from '#shared/underwriting/statements/normalize.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { rows, write } = calls(build)) => ({
    listStatementVersions: rows(versions, (_versions, _error, id) => [
      { type: 'StatementVersions', id },
    ]),

    /** Lines of a saved version never change. */
    listStatementLines: rows(lines),
    listUnitMix: rows(unitMix),

    listAdjustments: rows(adjustments, (_entries, _error, id) => [
      { type: 'StatementAdjustments', id },
    ]),

    listAccountMappings: rows(mappings, ['StatementMappings']),

    /** Returns the number of the saved version. */
    saveStatementVersion: write(
      s.number,
      ({ id, statementId, base, content, mappings: chosen, fileId }: SaveArguments) =>
        rpc('save_underwriting_statement_version', {
          id,
          statementId,
          base,
          content: asJson(content),
          mappings: asJson(chosen),
          ...(fileId !== null && { fileId }),
        }),
      (_number, error, { statementId }) =>
        error === undefined ? [...recordTagsOf(statementId), 'StatementMappings'] : [],
    ),

    copyStatementVersion: build.mutation<
      number,
      { readonly id: string; readonly versionId: string; readonly statementId: string }
    >({
      query: ({ id, versionId }) => rpc('copy_underwriting_statement_version', { id, versionId }),
      extraOptions: { failure: 'inline', accepts: s.number },
      invalidatesTags: (_number, _error, { statementId }) => recordTagsOf(statementId),
    }),

    lockStatementVersion: write(
      {},
      ({ versionId }: { readonly versionId: string; readonly statementId: string }) =>
        rpc('lock_underwriting_statement_version', { versionId }),
      (_result, _error, { statementId }) => recordTagsOf(statementId),
    ),

    addAdjustment: write(
      {},
      ({ id, versionId, entry }: AdjustmentToAdd) =>
        rpc('add_underwriting_adjustment', { id, versionId, entry: asJson(entry) }),
      (_result, _error, { versionId }) => [{ type: 'StatementAdjustments', id: versionId }],
    ),

    withdrawAdjustment: write(
      {},
      ({ id }: { readonly id: string; readonly versionId: string }) =>
        rpc('withdraw_underwriting_adjustment', { id }),
      (_result, _error, { versionId }) => [{ type: 'StatementAdjustments', id: versionId }],
    ),
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
