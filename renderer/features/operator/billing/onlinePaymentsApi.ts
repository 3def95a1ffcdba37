import '#shared/texts/payouts.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isOnlinePayment = s.object({
  id: s.text,
  resident_id: s.text,
  resident: s.text,
  invoice: s.number,
  method: s.text,
  cents: s.number,
  fee_cents: s.number,
  state: s.oneOf(['open', 'processing', 'succeeded', 'failed']),
  refunded_cents: s.number,
  returned_cents: s.number,
  failure: s.orNull(s.text),
  last4: s.orNull(s.text),
  begun_at: s.text,
  by: s.text,
});
export type OnlinePayment = s.ShapeOf<typeof isOnlinePayment>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ResidentBilling'] });

export const { useOnlinePaymentsQuery } = tags.injectEndpoints({
  endpoints: (build, { read } = calls(build, ['ResidentBilling'])) => ({
    onlinePayments: read(s.listOf(isOnlinePayment), (communityId: string) =>
      rpc('list_online_payments', { communityId }),
    ),
  }),
});
