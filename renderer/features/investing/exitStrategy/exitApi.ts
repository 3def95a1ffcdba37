import '#shared/texts/institutional.ts';
import '#shared/texts/underwriting.ts';
import type { ExitInputs } from '#shared/investing/exitInputs.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { anything, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const MAX_MODELS = 500;

const models = () => (client: DataClient) =>
  client
    .from('underwriting_models')
    .select('id, name, saved_version, updated_at')
    .is('deleted_at', null)
    .gt('saved_version', 0)
    .order('updated_at', { ascending: false })
    .limit(MAX_MODELS);

/** The inputs are checked where they are used. */
export const isExitPlan = orNull(
  object({
    scenario_id: text,
    inputs: anything,
    version: number,
    saved_at: text,
    saved_by: text,
  }),
);
export type ExitPlan = ShapeOf<typeof isExitPlan>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ExitPlans'] });

export const { useListSavedModelsQuery, useExitPlanQuery, useSaveExitPlanMutation } =
  tags.injectEndpoints({
    endpoints: (build) => ({
      listSavedModels: build.query<ResponseOf<typeof models>, void>({
        query: models,
        extraOptions: { failure: 'inline', accepts: Array.isArray },
        providesTags: ['ExitPlans'],
      }),

      exitPlan: build.query<ExitPlan, string>({
        query: (modelId) => rpc('get_exit_plan', { modelId }),
        extraOptions: { failure: 'inline', accepts: isExitPlan },
        providesTags: ['ExitPlans'],
      }),

      /** Returns the saved version. */
      saveExitPlan: build.mutation<
        number,
        {
          readonly modelId: string;
          readonly version: number;
          readonly scenarioId: string;
          readonly inputs: ExitInputs;
        }
      >({
        query: ({ modelId, version, scenarioId, inputs }) =>
          rpc('save_exit_plan', { modelId, version, scenarioId, inputs }),
        extraOptions: { failure: 'inline', success: institutionalNotices.saved, accepts: number },
        invalidatesTags: ['ExitPlans'],
      }),
    }),
  });
