import '#shared/texts/imports.ts';
import '#shared/texts/medications.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Noun } from '#shared/records/noun.ts';
import { calls } from '../../data/api/calls.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNullish,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';
import { recordTags } from '../data/tags.ts';
import type { StagedRow } from './importSession.ts';

export const isDryRun = object({
  rows: number,
  /** How many already exist, by email or name. */
  known: number,
  /** How many are repeated within the file. */
  repeated: number,
  examples: listOf(object({ at: number, id: text, title: text })),
  /** With the error's code, if the server knows more than that the table refuses the row. */
  errors: listOf(object({ at: number, field: text, code: orNullish(text) })),
});
export type DryRun = ShapeOf<typeof isDryRun>;

export const importOutcomeShape = {
  state: oneOf(['staging', 'done', 'undone']),
  added: number,
  changed: number,
  skipped: number,
};
export const isImportOutcome = object(importOutcomeShape);
export type ImportOutcome = ShapeOf<typeof isImportOutcome>;
export const isUndoPreview = object({ ...importOutcomeShape, edited: number, gone: number });
export const isUndoResult = object({ ...importOutcomeShape, removed: number, restored: number });

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
      ShapeOf<typeof isUndoResult>,
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
