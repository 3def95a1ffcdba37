import { type Area, NOBODYS } from '../area.ts';

const saved = {
  p_id: NOBODYS,
  p_listing_id: NOBODYS,
  p_split_kind: 'percent',
  p_split: 50,
  p_access: 'view',
};
const signed = { p_id: NOBODYS, p_signature_id: NOBODYS, p_n: 1, p_name: 'Ada Lovelace' };
const referred = {
  p_id: NOBODYS,
  p_broker_id: NOBODYS,
  p_name: 'Ada Lovelace',
  p_interest: 'A first home',
  p_percent: 25,
};

export const area: Area = {
  tables: {},
  calls: {
    my_co_brokerages: {},
    co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    save_co_brokerage: { asked: () => saved },
    offer_co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    sign_co_brokerage: {
      asked: () => ({ ...signed, p_drawing: null, p_consents: true, p_hash: 'none' }),
    },
    end_co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    convert_co_inquiry_to_lead: { asked: () => ({ p_id: NOBODYS, p_inquiry_id: NOBODYS }) },
    ask_for_review: { asked: () => ({ p_id: NOBODYS, p_party_id: NOBODYS }) },
    write_review: { asked: () => ({ p_id: NOBODYS, p_rating: 5, p_signed: 'Ada L.' }) },
    decide_review: { asked: () => ({ p_id: NOBODYS }) },
    reply_to_review: { asked: () => ({ p_id: NOBODYS, p_reply: 'Thank you.' }) },
    my_reviews: {},
    reviews_to_write: {},
    reviews_to_decide: {},
    agent_reviews: { asked: () => ({ agent_id: NOBODYS }), forVisitors: true, isOpen: true },
    offer_partnership: {
      asked: () => ({ p_id: NOBODYS, p_broker_id: NOBODYS, p_percent: 25 }),
    },
    answer_partnership: { asked: () => ({ p_id: NOBODYS, p_agrees: true }) },
    my_partnerships: {},
    my_network: {},
    connect_broker: { asked: () => ({ p_broker_id: NOBODYS }) },
    disconnect_broker: { asked: () => ({ p_broker_id: NOBODYS }) },
    save_broker_note: { asked: () => ({ p_broker_id: NOBODYS, p_note: '' }) },
    give_referral: { asked: () => referred },
    answer_referral: { asked: () => ({ p_id: NOBODYS, p_takes: true }) },
    add_co_deal: { asked: () => ({ p_id: NOBODYS }) },
  },
};
