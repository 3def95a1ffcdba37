import '#shared/texts/payouts.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isOnlinePayment = object({
  id: text,
  resident_id: text,
  resident: text,
  invoice: number,
  method: text,
  cents: number,
  fee_cents: number,
  state: oneOf(['open', 'processing', 'succeeded', 'failed']),
  refunded_cents: number,
  returned_cents: number,
  failure: orNull(text),
  last4: orNull(text),
  begun_at: text,
  by: text,
});
export type OnlinePayment = ShapeOf<typeof isOnlinePayment>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ResidentBilling'] });

export const { useOnlinePaymentsQuery } = tags.injectEndpoints({
  endpoints: (build, { read } = calls(build, ['ResidentBilling'])) => ({
    onlinePayments: read(listOf(isOnlinePayment), (communityId: string) =>
      rpc('list_online_payments', { communityId }),
    ),
  }),
});
