import { randomUUID } from 'node:crypto';
import { type Area, type Readers, UNUSED_ID } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { type Person, person, succeed } from '../../world.ts';

const projectFields = {
  p_title: 'New roof',
  p_category: 'construction',
  p_state: 'OH',
  p_details: 'The roof of the east wing leaks.',
};
const quoted = {
  p_project_n: 1,
  p_price: 1,
  p_price_per: 'project',
  p_scope: 'Tear off and replace the roof.',
};
const MORE_THAN_A_PAGE = 3;

const saved = async (who: Person): Promise<string> => {
  const p_id = randomUUID();
  await succeed(who.client.rpc('save_project', { p_id, ...projectFields }));
  return p_id;
};

const arrangeProjects = async ({ member }: Readers) => {
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1) await saved(member);
};

/** The caller is a vendor too. */
async function vendorOf({ member }: Readers): Promise<string> {
  const own = serverClient().from('vendors').select('id').eq('user_id', member.id);
  const [known] = await succeed(own);
  if (known) return known.id;
  const profile = { company_name: 'Maple Roofs', category: 'construction' };
  const offered = { user_id: member.id, ...profile, verification_status: 'verified' };
  return (await succeed(serverClient().from('vendors').insert(offered).select('id').single())).id;
}

async function requestQuote(requester: Person, vendor: string) {
  const params = { p_id: await saved(requester), p_vendors: [vendor] };
  await succeed(requester.client.rpc('ask_vendors', params));
}

/** Another user sends them requests. */
async function arrangeRequests(readers: Readers) {
  const id = await vendorOf(readers);
  const requester = await person('operator');
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1) await requestQuote(requester, id);
}

/** Other users accepted their quotes. */
async function arrangeClients(readers: Readers) {
  const id = await vendorOf(readers);
  const { client } = readers.member;
  for (let count = 0; count < MORE_THAN_A_PAGE; count += 1) {
    const requester = await person('operator');
    await requestQuote(requester, id);
    const [request] = await succeed(client.rpc('my_requests', { page_size: 1 }));
    const p_id = request?.id ?? '';
    await succeed(client.rpc('quote_project', { ...quoted, p_id }));
    await succeed(requester.client.rpc('choose_project_quote', { p_id, p_n: 1 }));
  }
}

export const area: Area = {
  tables: {},
  calls: {
    my_projects: {},
    project: { asked: () => ({ p_id: UNUSED_ID }) },
    save_project: { asked: () => ({ p_id: UNUSED_ID, ...projectFields, p_n: 1 }) },
    vendors_for_project: { asked: () => ({ p_id: UNUSED_ID }) },
    ask_vendors: { asked: ({ vendor }) => ({ p_id: UNUSED_ID, p_vendors: [vendor] }) },
    choose_project_quote: { asked: () => ({ p_id: UNUSED_ID, p_n: 1 }) },
    end_project: { asked: () => ({ p_id: UNUSED_ID, p_is_done: false }) },
    answer_project_question: { asked: () => ({ p_id: UNUSED_ID, p_answer: 'Yes.' }) },
    my_requests: {},
    project_request: { asked: () => ({ p_id: UNUSED_ID }) },
    quote_project: { asked: () => ({ p_id: UNUSED_ID, ...quoted }) },
    decline_project: { asked: () => ({ p_id: UNUSED_ID }) },
    ask_about_project: {
      asked: () => ({ p_id: UNUSED_ID, p_question_id: UNUSED_ID, p_question: 'How old is it?' }),
    },
    vendor_figures: { asked: () => ({ p_from: '2026-01-01', p_until: '2026-03-31' }) },
    my_clients: {},
    vendor_client: { asked: () => ({ p_id: UNUSED_ID }) },
    save_client_note: { asked: () => ({ p_id: UNUSED_ID, p_note: '' }) },
    write_vendor_review: {
      asked: () => ({ p_project_id: UNUSED_ID, p_rating: 5, p_signed: 'Ada L.' }),
    },
    decide_vendor_review: { asked: () => ({ p_id: UNUSED_ID, p_n: 1 }) },
    reply_to_vendor_review: { asked: () => ({ p_id: UNUSED_ID, p_reply: 'Thank you.' }) },
    vendor_reviews: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    my_vendor_reviews: {},
    vendor_reviews_to_decide: {},
  },
  lists: {
    my_projects: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeProjects },
    my_requests: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeRequests },
    my_clients: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeClients },
  },
};
