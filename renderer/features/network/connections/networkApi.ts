import '#shared/texts/conversations.ts';
import '#shared/texts/leads.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
const isTextOrNull = s.orNull(s.text);

export const {
  useMyNetworkQuery,
  useConnectBrokerMutation,
  useDisconnectBrokerMutation,
  useNoteBrokerMutation,
  useGiveReferralMutation,
  useAnswerReferralMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Network'])) => ({
    myNetwork: read(
      isNetworkOrNone,
      ({ state, name }: { readonly state: string; readonly name: string }) =>
        rpc('my_network', { ...(state !== '' && { state }), ...(name !== '' && { name }) }),
    ),

    connectBroker: write(
      { failure: 'toast', accepts: s.text },
      ({ id, message }: { readonly id: string; readonly message: string }) =>
        rpc('connect_broker', { brokerId: id, message }),
    ),

    disconnectBroker: write({ failure: 'toast' }, (id: string) =>
      rpc('disconnect_broker', { brokerId: id }),
    ),

    noteBroker: write(
      { failure: 'toast', success: collaborationNotices.noted },
      ({ id, note }: { readonly id: string; readonly note: string }) =>
        rpc('save_broker_note', { brokerId: id, note }),
    ),

    giveReferral: write({ success: collaborationNotices.referred }, (referral: NewReferral) =>
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
    ),

    /** Returns the lead it became; null if declined or withdrawn. */
    answerReferral: write(
      { failure: 'toast', accepts: isTextOrNull },
      rpcWith('answer_referral', 'id', 'takes'),
      ['Network', { type: 'Records', id: 'leads' }, { type: 'RecordCounts', id: 'leads' }],
    ),
  }),
});
