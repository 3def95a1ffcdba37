import '#shared/texts/conversations.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: ({ state, name }) =>
        rpc('my_network', { ...(state !== '' && { state }), ...(name !== '' && { name }) }),
      extraOptions: { failure: 'inline', accepts: isNetworkOrNone },
      providesTags: ['Network'],
    }),

    connectBroker: build.mutation<string, { readonly id: string; readonly message: string }>({
      query: ({ id, message }) => rpc('connect_broker', { brokerId: id, message }),
      extraOptions: { accepts: text },
      invalidatesTags: ['Network'],
    }),

    disconnectBroker: build.mutation<unknown, string>({
      query: (id) => rpc('disconnect_broker', { brokerId: id }),
      invalidatesTags: ['Network'],
    }),

    noteBroker: build.mutation<unknown, { readonly id: string; readonly note: string }>({
      query: ({ id, note }) => rpc('save_broker_note', { brokerId: id, note }),
      extraOptions: { success: collaborationNotices.noted },
      invalidatesTags: ['Network'],
    }),

    giveReferral: build.mutation<unknown, NewReferral>({
      query: (referral) =>
        rpc('give_referral', {
          id: referral.id,
          brokerId: referral.broker,
          name: referral.name,
          interest: referral.interest,
          percent: referral.percent,
          company: referral.company,
          email: referral.email,
          phone: referral.phone,
          place: referral.place,
          message: referral.message,
        }),
      extraOptions: { failure: 'inline', success: collaborationNotices.referred },
      invalidatesTags: ['Network'],
    }),

    /** Returns the lead it became; null if declined or withdrawn. */
    answerReferral: build.mutation<
      ShapeOf<typeof isTextOrNull>,
      { readonly id: string; readonly takes: boolean }
    >({
      query: ({ id, takes }) => rpc('answer_referral', { id, takes }),
      extraOptions: { accepts: isTextOrNull },
      invalidatesTags: [
        'Network',
        { type: 'Records', id: 'leads' },
        { type: 'RecordCounts', id: 'leads' },
      ],
    }),
  }),
});
