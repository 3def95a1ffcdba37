import '#shared/texts/institutional.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import type { IntegrationItem } from '#shared/investing/integrationTemplate.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { areClosings, isIntegrationPlan } from './integrationShapes.ts';

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['IntegrationPlans'] });
const changed = ['IntegrationPlans' as const, 'RecordTasks' as const];

const changeTask = (client: DataClient, id: string, values: object) =>
  client.from('record_tasks').update(values).eq('id', id).select('id').single();

const asJson = (items: readonly Partial<IntegrationItem>[]): Json => items as unknown as Json;

export const {
  useIntegrationPlanQuery,
  useListPlannableClosingsQuery,
  useStartIntegrationPlanMutation,
  useAddIntegrationItemsMutation,
  useChangeIntegrationItemMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['IntegrationPlans'])) => ({
    integrationPlan: read(isIntegrationPlan, (id: string) =>
      rpc('get_integration_plan', { planId: id }),
    ),

    listPlannableClosings: read(areClosings, () => rpc('list_plannable_closings')),

    startIntegrationPlan: write(
      { success: institutionalNotices.saved },
      ({
        id,
        transactionId,
        items,
      }: {
        /** Created by the client, so that a retry starts one plan. */ readonly id: string;
        readonly transactionId: string;
        readonly items: readonly IntegrationItem[];
      }) => rpc('start_integration_plan', { id, transactionId, items: asJson(items) }),
      [...changed, 'Records'],
    ),

    /** Adds tasks that the plan doesn't have; returns how many. */
    addIntegrationItems: build.mutation<
      number,
      { readonly planId: string; readonly items: readonly Partial<IntegrationItem>[] }
    >({
      query: ({ planId, items }) => rpc('add_integration_items', { planId, items: asJson(items) }),
      extraOptions: { failure: 'inline', success: institutionalNotices.saved, accepts: s.number },
      invalidatesTags: changed,
    }),

    /** Changes the task and what the plan adds to it, in that order. */
    changeIntegrationItem: build.mutation<
      unknown,
      { readonly taskId: string; readonly task?: object; readonly item?: object }
    >({
      async queryFn({ taskId, task, item }, _api, _options, baseQuery) {
        if (task !== undefined) {
          const response = await baseQuery((client) => changeTask(client, taskId, task));
          if (response.error !== undefined) return { error: response.error };
        }
        if (item === undefined) return { data: null };
        return baseQuery(rpc('change_integration_item', { taskId, values: item }));
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: changed,
    }),
  }),
});
