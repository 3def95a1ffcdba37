import '#shared/texts/brokerage.ts';
import '#shared/texts/tenants.ts';
import { brokerageNotices } from '#shared/texts/brokerage.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { type Desk, isBrokerageOrNone, isDeskOrNone } from './brokerage.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Brokerage'] });

const brokerageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrokerage: build.query<ShapeOf<typeof isBrokerageOrNone>, string>({
      query: (slug) => (client) => client.rpc('get_brokerage', { slug }),
      extraOptions: { failure: 'inline', accepts: isBrokerageOrNone },
      providesTags: ['Brokerage'],
    }),
    brokerageDesk: build.query<ShapeOf<typeof isDeskOrNone>, string>({
      query: (slug) => (client) => client.rpc('brokerage_desk', { slug }),
      extraOptions: { failure: 'inline', accepts: isDeskOrNone },
      providesTags: ['Brokerage'],
    }),
    setBrokerage: build.mutation<unknown, Desk['profile']>({
      query:
        ({ license_state: state, broker_of_record: person, ...rest }) =>
        (client) =>
          client.rpc('set_brokerage', {
            ...rest,
            ...(state !== null && { license_state: state }),
            ...(person !== null && { broker_of_record: person }),
          }),
      extraOptions: { failure: 'inline', success: brokerageNotices.saved },
      invalidatesTags: (_done, error) => (error === undefined ? ['Brokerage'] : []),
    }),
  }),
});

export const { useGetBrokerageQuery, useBrokerageDeskQuery, useSetBrokerageMutation } =
  brokerageApi;
