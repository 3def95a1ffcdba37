import '#shared/texts/brokerage.ts';
import '#shared/texts/tenants.ts';
import { brokerageNotices } from '#shared/texts/brokerage.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { type Desk, isBrokerageOrNone, isDeskOrNone } from './brokerage.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Brokerage'] });

const brokerageApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Brokerage'])) => ({
    getBrokerage: read(
      isBrokerageOrNone,
      (slug: string) => (client) => client.rpc('get_brokerage', { slug }),
    ),
    brokerageDesk: read(
      isDeskOrNone,
      (slug: string) => (client) => client.rpc('brokerage_desk', { slug }),
    ),
    setBrokerage: write(
      { success: brokerageNotices.saved },
      ({ license_state: state, broker_of_record: person, ...rest }: Desk['profile']) =>
        (client) =>
          client.rpc('set_brokerage', {
            ...rest,
            ...(state !== null && { license_state: state }),
            ...(person !== null && { broker_of_record: person }),
          }),
      (_done, error) => (error === undefined ? ['Brokerage'] : []),
    ),
  }),
});

export const { useGetBrokerageQuery, useBrokerageDeskQuery, useSetBrokerageMutation } =
  brokerageApi;
