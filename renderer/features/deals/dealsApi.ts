import '#shared/messages/deals.ts';
import type { AnswerOf } from '../../core/api/answerOf.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { recordTags } from '../../core/records/tags.ts';

const forecast = (months: number) => (client: DataClient) =>
  client.rpc('forecast_deals', { p_months: months });

export const { useForecastDealsQuery } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    forecastDeals: build.query<AnswerOf<typeof forecast>, number>({
      query: forecast,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: [{ type: 'RecordCounts', id: 'deals' }],
    }),
  }),
});
