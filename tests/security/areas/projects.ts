import { randomUUID } from 'node:crypto';
import { service } from '../../support/backend.ts';
import { type Area, NOBODYS, type Readers } from '../area.ts';
import { type Person, person, succeed } from '../world.ts';

const words = {
  p_title: 'New roof',
  p_category: 'construction',
  p_state: 'OH',
  p_details: 'The roof of the east wing leaks.',
};
const MORE_THAN_A_PAGE = 3;

const saved = async (who: Person): Promise<string> => {
  const p_id = randomUUID();
  await succeed(who.client.rpc('save_project', { p_id, ...words }));
  return p_id;
};

const arrangeProjects = async ({ member }: Readers) => {
  for (let made = 0; made < MORE_THAN_A_PAGE; made += 1) await saved(member);
};

/** The reader is a vendor, too, and somebody else asks them. */
async function arrangeRequests({ member }: Readers) {
  const profile = { company_name: 'Maple Roofs', category: 'construction' };
  const offered = { user_id: member.id, ...profile, verification_status: 'verified' };
  const { id } = await succeed(service().from('vendors').insert(offered).select('id').single());
  const asker = await person('operator');
  for (let made = 0; made < MORE_THAN_A_PAGE; made += 1) {
    const asked = { p_id: await saved(asker), p_vendors: [id] };
    await succeed(asker.client.rpc('ask_vendors', asked));
  }
}

export const area: Area = {
  tables: {},
  calls: {
    my_projects: {},
    project: { asked: () => ({ p_id: NOBODYS }) },
    save_project: { asked: () => ({ p_id: NOBODYS, ...words, p_n: 1 }) },
    vendors_for_project: { asked: () => ({ p_id: NOBODYS }) },
    ask_vendors: { asked: ({ vendor }) => ({ p_id: NOBODYS, p_vendors: [vendor] }) },
    choose_project_quote: { asked: () => ({ p_id: NOBODYS, p_n: 1 }) },
    end_project: { asked: () => ({ p_id: NOBODYS, p_is_done: false }) },
    answer_project_question: { asked: () => ({ p_id: NOBODYS, p_answer: 'Yes.' }) },
    my_requests: {},
    project_request: { asked: () => ({ p_id: NOBODYS }) },
    quote_project: {
      asked: () => ({
        p_id: NOBODYS,
        p_project_n: 1,
        p_price: 1,
        p_price_per: 'project',
        p_scope: 'Tear off and cover anew.',
      }),
    },
    decline_project: { asked: () => ({ p_id: NOBODYS }) },
    ask_about_project: {
      asked: () => ({ p_id: NOBODYS, p_question_id: NOBODYS, p_question: 'How old is it?' }),
    },
  },
  lists: {
    my_projects: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeProjects },
    my_requests: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeRequests },
  },
};
