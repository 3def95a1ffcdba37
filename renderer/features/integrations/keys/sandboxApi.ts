import '#shared/texts/deals.ts';
import '#shared/texts/events.ts';
import '#shared/texts/integrations.ts';
import '#shared/texts/investing.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import '#shared/texts/residentBilling.ts';
import '#shared/texts/saved.ts';
import '#shared/texts/transactions.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  number,
  object,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isSandbox = object({
  id: text,
  created_at: text,
  is_active: bool,
  records: recordOf(number),
});
export type Sandbox = ShapeOf<typeof isSandbox>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ApiKeys', 'Sandbox', 'Webhooks'] });

export const {
  useSandboxQuery,
  useCreateSandboxMutation,
  useResetSandboxMutation,
  useDeleteSandboxMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's sandbox with its number of records; null without one. */
    sandbox: build.query<Sandbox | null, void>({
      query: () => rpc('get_sandbox'),
      extraOptions: { failure: 'inline', accepts: orNull(isSandbox) },
      providesTags: ['Sandbox'],
    }),

    createSandbox: build.mutation<unknown, void>({
      query: () => rpc('create_sandbox'),
      extraOptions: { success: integrationNotices.sandboxCreated },
      invalidatesTags: ['Sandbox'],
    }),

    /** Replaces the records. The sandbox gets another account, to which its keys and endpoints move. */
    resetSandbox: build.mutation<unknown, void>({
      query: () => rpc('reset_sandbox'),
      extraOptions: { failure: 'inline', success: integrationNotices.sandboxReset },
      invalidatesTags: ['Sandbox', 'ApiKeys', 'Webhooks'],
    }),

    deleteSandbox: build.mutation<unknown, void>({
      query: () => rpc('delete_sandbox'),
      extraOptions: { failure: 'inline', success: integrationNotices.sandboxDeleted },
      invalidatesTags: ['Sandbox', 'ApiKeys', 'Webhooks'],
    }),
  }),
});
