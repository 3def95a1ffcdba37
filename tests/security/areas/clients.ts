import { type Area, everything, no, none, type Readers, shut, yes } from '../area.ts';
import { moment, word } from '../probes/values.ts';
import { succeed } from '../world.ts';

const companyOrders = ['name', 'communities', 'created_at', 'deleted_at'];
const orders = ['name', 'company', 'last_contact_at', 'created_at', 'deleted_at'];

async function arrangeContacts({ member: { client } }: Readers) {
  const contacts = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, company: name }));
  const made = await succeed(client.from('contacts').insert(contacts).select('id'));
  const gone = made.slice(2).map(({ id }) => id);
  const binned = client.from('contacts').update({ deleted_at: moment() }).in('id', gone);
  await succeed(binned.select('id'));
}

async function arrangeCompanies({ member: { client } }: Readers) {
  const companies = ['One', 'Two', 'Three', 'Four'].map((name, communities) => ({
    name,
    communities,
  }));
  const made = await succeed(client.from('companies').insert(companies).select('id'));
  const gone = made.slice(2).map(({ id }) => id);
  await succeed(
    client.from('companies').update({ deleted_at: moment() }).in('id', gone).select('id'),
  );
}

export const area: Area = {
  tables: {
    // "Insert" is in the name of somebody else. Nobody deletes: a record lies in the bin for thirty days.
    contacts: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Ada Lovelace' }),
        change: () => ({ name: word() }),
      },
    },
    companies: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Tallgrass Health' }),
        change: () => ({ name: word() }),
      },
    },
  },
  lists: {
    find_contacts: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeContacts,
    },
    find_companies: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: companyOrders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeCompanies,
    },
  },
};
