import { type Area, NOBODYS } from '../area.ts';

const saved = {
  p_id: NOBODYS,
  p_listing_id: NOBODYS,
  p_split_kind: 'percent',
  p_split: 50,
  p_access: 'view',
};
const signed = { p_id: NOBODYS, p_signature_id: NOBODYS, p_n: 1, p_name: 'Ada Lovelace' };

export const area: Area = {
  tables: {},
  calls: {
    my_co_brokerages: {},
    co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    save_co_brokerage: { asked: () => saved },
    offer_co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    sign_co_brokerage: { asked: () => ({ ...signed, p_drawing: null, p_consents: true }) },
    end_co_brokerage: { asked: () => ({ p_id: NOBODYS }) },
    take_co_inquiry: { asked: () => ({ p_id: NOBODYS, p_inquiry_id: NOBODYS }) },
    add_co_deal: { asked: () => ({ p_id: NOBODYS }) },
  },
};
