import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const orders = ['title', 'created_at', 'deleted_at'];

export const content = {
  documentType: 'license',
  source: 'upload',
  sha256: 'a'.repeat(64),
  pages: 1,
  fields: [
    {
      name: 'capacity',
      value: '68',
      text: 'Licensed capacity: 68',
      confidence: 0.97,
      origin: 'rule',
      page: 1,
      box: [60, 700, 120, 10],
    },
  ],
  findings: [] as object[],
};

async function arrangeExtractions({ member: { client } }: Readers) {
  const extractions = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }));
  const created = await succeed(
    client.from('document_extractions').insert(extractions).select('id'),
  );
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('document_extractions')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    document_extractions: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ title: 'License.pdf' }),
        change: () => ({ title: randomText() }),
      },
    },
  },
  calls: {
    save_document_extraction: {
      asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_content: content }),
    },
    begin_page_recognition: {},
    record_document_use: {
      asked: () => ({ p_id: UNUSED_ID, p_target: 'statement', p_path: '/submit-listing' }),
    },
  },
  lists: {
    find_document_extractions: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeExtractions,
    },
  },
};
