import { type Area, UNUSED_ID } from '../../area.ts';

const saved = {
  p_id: UNUSED_ID,
  p_listing_id: UNUSED_ID,
  p_split_kind: 'percent',
  p_split: 50,
  p_access: 'view',
};
const signed = { p_id: UNUSED_ID, p_signature_id: UNUSED_ID, p_n: 1, p_name: 'Ada Lovelace' };
const referred = {
  p_id: UNUSED_ID,
  p_broker_id: UNUSED_ID,
  p_name: 'Ada Lovelace',
  p_interest: 'A first home',
  p_percent: 25,
};

export const area: Area = {
  tables: {},
  calls: {
    my_co_brokerages: {},
    co_brokerage: { asked: () => ({ p_id: UNUSED_ID }) },
    save_co_brokerage: { asked: () => saved },
    offer_co_brokerage: { asked: () => ({ p_id: UNUSED_ID }) },
    sign_co_brokerage: {
      asked: () => ({ ...signed, p_drawing: null, p_consents: true, p_hash: 'none' }),
    },
    end_co_brokerage: { asked: () => ({ p_id: UNUSED_ID }) },
    convert_co_inquiry_to_lead: { asked: () => ({ p_id: UNUSED_ID, p_inquiry_id: UNUSED_ID }) },
    ask_for_review: { asked: () => ({ p_id: UNUSED_ID, p_party_id: UNUSED_ID }) },
    write_review: { asked: () => ({ p_id: UNUSED_ID, p_rating: 5, p_signed: 'Ada L.' }) },
    decide_review: { asked: () => ({ p_id: UNUSED_ID }) },
    reply_to_review: { asked: () => ({ p_id: UNUSED_ID, p_reply: 'Thank you.' }) },
    my_reviews: {},
    reviews_to_write: {},
    reviews_to_decide: {},
    agent_reviews: { asked: () => ({ agent_id: UNUSED_ID }), forVisitors: true, isOpen: true },
    offer_partnership: {
      asked: () => ({ p_id: UNUSED_ID, p_broker_id: UNUSED_ID, p_percent: 25 }),
    },
    answer_partnership: { asked: () => ({ p_id: UNUSED_ID, p_agrees: true }) },
    my_partnerships: {},
    my_network: {},
    connect_broker: { asked: () => ({ p_broker_id: UNUSED_ID }) },
    disconnect_broker: { asked: () => ({ p_broker_id: UNUSED_ID }) },
    save_broker_note: { asked: () => ({ p_broker_id: UNUSED_ID, p_note: '' }) },
    give_referral: { asked: () => referred },
    answer_referral: { asked: () => ({ p_id: UNUSED_ID, p_takes: true }) },
    add_co_deal: { asked: () => ({ p_id: UNUSED_ID }) },
  },
};
