import '#shared/texts/institutional.ts';
import '#shared/texts/underwriting.ts';
import type { ExitInputs } from '#shared/investing/exitInputs.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
export const isExitPlan = s.orNull(
  s.object({
    scenario_id: s.text,
    inputs: s.anything,
    version: s.number,
    saved_at: s.text,
    saved_by: s.text,
  }),
);

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ExitPlans'] });

export const { useListSavedModelsQuery, useExitPlanQuery, useSaveExitPlanMutation } =
  tags.injectEndpoints({
    endpoints: (build, { read, rows } = calls(build, ['ExitPlans'])) => ({
      listSavedModels: rows(models),

      exitPlan: read(isExitPlan, (modelId: string) => rpc('get_exit_plan', { modelId })),

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
        extraOptions: { failure: 'inline', success: institutionalNotices.saved, accepts: s.number },
        invalidatesTags: ['ExitPlans'],
      }),
    }),
  });
