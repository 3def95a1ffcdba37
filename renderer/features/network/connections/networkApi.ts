import '#shared/texts/conversations.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { isNetworkOrNone } from './network.ts';

export interface NewReferral {
  readonly id: string;
  readonly broker: string;
  readonly name: string;
  readonly interest: string;
  readonly percent: number;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly message: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Network'] });
const isTextOrNull = orNull(text);

export const {
  useMyNetworkQuery,
  useConnectBrokerMutation,
  useDisconnectBrokerMutation,
  useNoteBrokerMutation,
  useGiveReferralMutation,
  useAnswerReferralMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    myNetwork: build.query<
      ShapeOf<typeof isNetworkOrNone>,
      { readonly state: string; readonly name: string }
    >({
      query:
        ({ state, name }) =>
        (client) =>
          client.rpc('my_network', {
            ...(state !== '' && { p_state: state }),
            ...(name !== '' && { p_name: name }),
          }),
      extraOptions: { failure: 'inline', accepts: isNetworkOrNone },
      providesTags: ['Network'],
    }),

    connectBroker: build.mutation<string, { readonly id: string; readonly message: string }>({
      query:
        ({ id, message }) =>
        (client) =>
          client.rpc('connect_broker', { p_broker_id: id, p_message: message }),
      extraOptions: { accepts: text },
      invalidatesTags: ['Network'],
    }),

    disconnectBroker: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('disconnect_broker', { p_broker_id: id }),
      invalidatesTags: ['Network'],
    }),

    noteBroker: build.mutation<unknown, { readonly id: string; readonly note: string }>({
      query:
        ({ id, note }) =>
        (client) =>
          client.rpc('save_broker_note', { p_broker_id: id, p_note: note }),
      extraOptions: { success: collaborationNotices.noted },
      invalidatesTags: ['Network'],
    }),

    giveReferral: build.mutation<unknown, NewReferral>({
      query: (referral) => (client) =>
        client.rpc('give_referral', {
          p_id: referral.id,
          p_broker_id: referral.broker,
          p_name: referral.name,
          p_interest: referral.interest,
          p_percent: referral.percent,
          p_company: referral.company,
          p_email: referral.email,
          p_phone: referral.phone,
          p_place: referral.place,
          p_message: referral.message,
        }),
      extraOptions: { failure: 'inline', success: collaborationNotices.referred },
      invalidatesTags: ['Network'],
    }),

    /** Returns the lead it became; null if declined or withdrawn. */
    answerReferral: build.mutation<
      ShapeOf<typeof isTextOrNull>,
      { readonly id: string; readonly takes: boolean }
    >({
      query:
        ({ id, takes }) =>
        (client) =>
          client.rpc('answer_referral', { p_id: id, p_takes: takes }),
      extraOptions: { accepts: isTextOrNull },
      invalidatesTags: [
        'Network',
        { type: 'Records', id: 'leads' },
        { type: 'RecordCounts', id: 'leads' },
      ],
    }),
  }),
});
