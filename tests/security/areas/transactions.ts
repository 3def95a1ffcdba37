import { type Area, everything, looksOn, no, none, shut, yes } from '../area.ts';
import { word } from '../probes/values.ts';
import { succeed, type World } from '../world.ts';

/** A deal of each person, once. */
const deals = new Map<string, Promise<string>>();
function dealOf(user_id: string, { service }: World): Promise<string> {
  const made = deals.get(user_id) ?? agree();
  deals.set(user_id, made);
  return made;

  async function agree(): Promise<string> {
    const row = { ...deal(), user_id };
    return (await succeed(service.from('transactions').insert(row).select('id').single())).id;
  }
}

const deal = () => ({ status: 'negotiation', property_name: 'Maple Court' });

/** Of one's own deal, and of somebody else's; the server alone writes. */
const ofDeals = {
  anyone: [yes, none, no, no, no, no],
  but: { 'signed out': shut, support: looksOn, admin: looksOn, service: everything },
} as const;

export const area: Area = {
  tables: {
    transactions: { ...ofDeals, rows: { row: deal, change: () => ({ property_name: word() }) } },
    transaction_documents: {
      ...ofDeals,
      rows: {
        of: async (userId, world) => ({ transaction_id: await dealOf(userId, world) }),
        row: () => ({ document_name: 'Deed' }),
        change: () => ({ document_name: word() }),
      },
    },
  },
};
