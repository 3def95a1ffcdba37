import '#shared/texts/deals.ts';
import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../../data/api/calls.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const forecast = (months: number) => rpc('forecast_deals', { months });

const createTransaction = (dealId: string) => rpc('create_transaction_from_deal', { dealId });

export const { useForecastDealsQuery, useBeginTransactionMutation } = recordTags.injectEndpoints({
  endpoints: (build, { rows } = calls(build, [{ type: 'RecordCounts', id: 'deals' }])) => ({
    forecastDeals: rows(forecast),

    /** Returns the transaction's id, even if it already existed. */
    beginTransaction: build.mutation<ResponseOf<typeof createTransaction>, string>({
      query: createTransaction,
      extraOptions: { failure: 'toast', accepts: s.text },
      invalidatesTags: [
        { type: 'Records', id: 'transactions' },
        { type: 'RecordCounts', id: 'transactions' },
      ],
    }),
  }),
});
