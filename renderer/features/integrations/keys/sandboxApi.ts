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
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isSandbox = s.object({
  id: s.text,
  created_at: s.text,
  is_active: s.bool,
  records: s.recordOf(s.number),
});
export type Sandbox = s.ShapeOf<typeof isSandbox>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ApiKeys', 'Sandbox', 'Webhooks'] });

export const {
  useSandboxQuery,
  useCreateSandboxMutation,
  useResetSandboxMutation,
  useDeleteSandboxMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Sandbox'])) => ({
    /** The user's sandbox with its number of records; null without one. */
    sandbox: read(s.orNull(isSandbox), () => rpc('get_sandbox')),

    createSandbox: write({ failure: 'toast', success: integrationNotices.sandboxCreated }, () =>
      rpc('create_sandbox'),
    ),

    /** Replaces the records. The sandbox gets another account, to which its keys and endpoints move. */
    resetSandbox: write({ success: integrationNotices.sandboxReset }, () => rpc('reset_sandbox'), [
      'Sandbox',
      'ApiKeys',
      'Webhooks',
    ]),

    deleteSandbox: write(
      { success: integrationNotices.sandboxDeleted },
      () => rpc('delete_sandbox'),
      ['Sandbox', 'ApiKeys', 'Webhooks'],
    ),
  }),
});
