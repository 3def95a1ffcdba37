import '#shared/texts/imports.ts';
import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Noun } from '#shared/records/noun.ts';
import { calls } from '../../data/api/calls.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';
import * as s from '../../ui/shape/shape.ts';
import { recordTags } from '../data/tags.ts';
import type { StagedRow } from './importSession.ts';

export const isDryRun = s.object({
  rows: s.number,
  /** How many already exist, by email or name. */
  known: s.number,
  /** How many are repeated within the file. */
  repeated: s.number,
  examples: s.listOf(s.object({ at: s.number, id: s.text, title: s.text })),
  /** With the error's code, if the server knows more than that the table refuses the row. */
  errors: s.listOf(s.object({ at: s.number, field: s.text, code: s.orNullish(s.text) })),
});
export type DryRun = s.ShapeOf<typeof isDryRun>;

export const importOutcomeShape = {
  state: s.oneOf(['staging', 'done', 'undone']),
  added: s.number,
  changed: s.number,
  skipped: s.number,
};
export const isImportOutcome = s.object(importOutcomeShape);
export type ImportOutcome = s.ShapeOf<typeof isImportOutcome>;
export const isUndoPreview = s.object({ ...importOutcomeShape, edited: s.number, gone: s.number });
export const isUndoResult = s.object({
  ...importOutcomeShape,
  removed: s.number,
  restored: s.number,
});

export type DuplicateHandling = 'skip' | 'update' | 'create';

const api = recordTags.enhanceEndpoints({ addTagTypes: ['Imports', 'Census', 'Medications'] });
const COMMUNITY_KINDS = ['buildings', 'floors', 'units', 'beds', 'residents'];
const stale = ({ kind, scope }: Noun) => [
  ...[kind, ...(scope === 'community' ? COMMUNITY_KINDS : [])].flatMap((id) => [
    { type: 'Records' as const, id },
    { type: 'RecordCounts' as const, id },
  ]),
  'Imports' as const,
  ...(scope === 'community' ? (['Census', 'Medications'] as const) : []),
];

const fetchMyImports = (kind: string) => rpc('my_imports', { kind });

const importApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    listMyImports: build.query<ResponseOf<typeof fetchMyImports>, string>({
      query: fetchMyImports,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['Imports'],
    }),

    beginImport: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly noun: Noun;
        /** The community whose records it adds; null for the workspace's. */
        readonly communityId: string | null;
        readonly fileName: string;
        readonly fields: readonly string[];
      }
    >({
      query: ({ id, noun, communityId, fileName, fields }) =>
        rpc('begin_import', {
          id,
          kind: noun.kind,
          fileName,
          columns: fields,
          ...(communityId !== null && { communityId }),
        }),
      extraOptions: { failure: 'inline' },
    }),

    stageImportRows: write(
      ({ id, rows }: { readonly id: string; readonly rows: readonly StagedRow[] }) =>
        rpc('stage_import_rows', { id, rows: JSON.parse(JSON.stringify(rows)) }),
    ),

    judgeImport: write(isDryRun, (id: string) => rpc('validate_import', { id })),

    finishImport: build.mutation<
      ImportOutcome,
      {
        readonly id: string;
        readonly noun: Noun;
        readonly total: number;
        readonly duplicates: DuplicateHandling;
      }
    >({
      query: ({ id, total, duplicates }) => rpc('finish_import', { id, total, duplicates }),
      extraOptions: { failure: 'inline', accepts: isImportOutcome },
      invalidatesTags: (_result, _error, { noun }) => stale(noun),
    }),

    readImport: write(isUndoPreview, (id: string) => rpc('import_state', { id })),

    undoImport: build.mutation<
      s.ShapeOf<typeof isUndoResult>,
      { readonly id: string; readonly noun: Noun; readonly edited: 'keep' | 'remove' }
    >({
      query: ({ id, edited }) => rpc('undo_import', { id, edited }),
      extraOptions: { failure: 'inline', accepts: isUndoResult },
      invalidatesTags: (_result, _error, { noun }) => stale(noun),
    }),
  }),
});

export const {
  useListMyImportsQuery,
  useBeginImportMutation,
  useStageImportRowsMutation,
  useJudgeImportMutation,
  useFinishImportMutation,
  useReadImportMutation,
  useUndoImportMutation,
} = importApi;
