import { randomUUID } from 'node:crypto';
import {
  createOpenRfp,
  createRfpTeam,
  dayAhead,
  rfpTerms,
  timeAhead,
} from '../../../support/rfps.ts';
import { type Area, type Readers, UNUSED_ID } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { succeed } from '../../world.ts';

const MORE_THAN_A_PAGE = 3;
const hash = 'a'.repeat(64);

const arrangeRfps = async ({ member }: Readers) => {
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1) {
    await succeed(member.client.rpc('save_rfp', { p_id: randomUUID(), ...rfpTerms() }));
  }
};

/** The caller is a vendor too; another team publishes RFPs. */
async function arrangePublicRfps({ member }: Readers) {
  const own = serverClient().from('vendors').select('id').eq('user_id', member.id);
  const [known] = await succeed(own);
  const profile = {
    user_id: member.id,
    company_name: 'Maple Roofs',
    category: 'construction',
    states: ['OH'],
    verification_status: 'verified',
  };
  const table = serverClient().from('vendors');
  if (known) await succeed(table.update(profile).eq('id', known.id).select('id'));
  else await succeed(table.insert(profile).select('id'));
  const team = await createRfpTeam();
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1) {
    await createOpenRfp(team, [], { p_is_public: true });
  }
}

export const area: Area = {
  tables: {},
  calls: {
    my_rfps: {},
    vendor_rfps: {},
    rfp_summary: {},
    rfp: { asked: () => ({ p_id: UNUSED_ID }) },
    save_rfp: { asked: () => ({ p_id: UNUSED_ID, ...rfpTerms(), p_n: 1 }) },
    move_rfp: { asked: () => ({ p_id: UNUSED_ID, p_action: 'submit' }) },
    vendors_for_rfp: { asked: () => ({ p_id: UNUSED_ID }) },
    invite_rfp_vendors: { asked: ({ vendor }) => ({ p_id: UNUSED_ID, p_vendors: [vendor] }) },
    amend_rfp: {
      asked: () => ({ p_id: UNUSED_ID, p_amendment_id: UNUSED_ID, p_body: 'Gutters too.' }),
    },
    add_rfp_file: {
      asked: () => ({ p_id: randomUUID(), p_rfp_id: UNUSED_ID, p_name: 'plan.pdf' }),
    },
    remove_rfp_file: { asked: () => ({ p_id: UNUSED_ID }) },
    answer_rfp_question: { asked: () => ({ p_id: UNUSED_ID, p_answer: 'Yes.' }) },
    respond_to_rfp: { asked: () => ({ p_rfp_id: UNUSED_ID, p_n: 1, p_intends: true }) },
    acknowledge_rfp: { asked: () => ({ p_rfp_id: UNUSED_ID, p_n: 1 }) },
    ask_rfp_question: {
      asked: () => ({ p_rfp_id: UNUSED_ID, p_id: UNUSED_ID, p_question: 'How old is it?' }),
    },
    rfp_bid_terms: { asked: () => ({ p_rfp_id: UNUSED_ID }) },
    withdraw_rfp_bid: { asked: () => ({ p_rfp_id: UNUSED_ID }) },
    rfp_opening: { asked: () => ({ p_rfp_id: UNUSED_ID }) },
    record_rfp_bid: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_participant_id: UNUSED_ID,
        p_round: 1,
        p_deadline: timeAhead(1),
        p_envelope: 'a.b.c.d.e',
        p_received_at: timeAhead(0),
        p_receipt: 'a'.repeat(43),
      }),
    },
    rfp_bid_file: { asked: () => ({ p_id: UNUSED_ID }) },
    record_rfp_bid_file: { asked: () => ({ p_id: UNUSED_ID, p_is_readable: true }) },
    record_opened_rfp_bids: {
      asked: () => ({ p_rfp_id: UNUSED_ID, p_round: 1, p_bids: [], p_opener: 'Ada' }),
    },
    screen_rfp_bid: { asked: () => ({ p_bid_id: UNUSED_ID, p_is_complete: true }) },
    score_rfp_bid: { asked: () => ({ p_participant_id: UNUSED_ID, p_scores: [] }) },
    submit_rfp_scores: { asked: () => ({ p_rfp_id: UNUSED_ID }) },
    shortlist_rfp: { asked: () => ({ p_id: UNUSED_ID, p_participants: [UNUSED_ID] }) },
    request_final_offers: { asked: () => ({ p_id: UNUSED_ID, p_deadline: timeAhead(1) }) },
    award_rfp: {
      asked: () => ({ p_id: UNUSED_ID, p_participant_id: UNUSED_ID, p_reason: 'Best value.' }),
    },
    debrief_rfp_vendor: { asked: () => ({ p_participant_id: UNUSED_ID, p_text: 'Thank you.' }) },
    sign_rfp_contract: {
      asked: () => ({
        p_rfp_id: UNUSED_ID,
        p_id: UNUSED_ID,
        p_name: 'Ada Lovelace',
        p_drawing: null,
        p_consents: true,
        p_hash: hash,
      }),
    },
    report_rfp_milestone: { asked: () => ({ p_id: UNUSED_ID }) },
    decide_rfp_milestone: { asked: () => ({ p_id: UNUSED_ID, p_is_accepted: true }) },
    propose_rfp_change: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_rfp_id: UNUSED_ID,
        p_title: 'Gutters',
        p_details: 'New gutters.',
        p_amount: 1,
        p_is_credit: false,
        p_due_on: dayAhead(1),
      }),
    },
    decide_rfp_change: { asked: () => ({ p_id: UNUSED_ID, p_is_accepted: true }) },
    begin_milestone_payment: {
      asked: () => ({
        p_id: randomUUID(),
        p_milestone_id: UNUSED_ID,
        p_method: 'card',
        p_cents: 1000,
      }),
    },
    record_milestone_payment: {
      asked: () => ({
        p_id: randomUUID(),
        p_milestone_id: UNUSED_ID,
        p_method: 'check',
        p_cents: 1000,
        p_paid_on: dayAhead(0),
      }),
    },
    delete_milestone_payment: { asked: () => ({ p_id: UNUSED_ID }) },
    list_vendor_payments: { asked: () => ({ p_vendor_id: UNUSED_ID, p_year: 2026 }) },
    list_vendor_tax_totals: { asked: () => ({ p_year: 2026 }) },
    search_rfps: { asked: () => ({ p_search: 'roof' }) },
    review_rfp_vendor: {
      asked: () => ({ p_rfp_id: UNUSED_ID, p_rating: 5, p_signed: 'Ada L.' }),
    },
  },
  lists: {
    my_rfps: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeRfps },
    vendor_rfps: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangePublicRfps },
  },
};
