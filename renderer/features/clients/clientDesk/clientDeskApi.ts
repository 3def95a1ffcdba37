import '#shared/texts/clients.ts';
import '#shared/texts/records.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import * as s from '../../../ui/shape/shape.ts';

const isItem = s.object({
  id: s.text,
  listing_id: s.orNull(s.text),
  name: s.text,
  place: s.orNull(s.text),
  type: s.orNull(s.text),
  price: s.orNull(s.number),
  beds: s.orNull(s.number),
  cap_rate: s.orNull(s.number),
  fits: s.listOf(s.text),
  misses: s.listOf(s.text),
  answer: s.orNull(s.oneOf(['like', 'pass', 'ask'])),
  answer_note: s.orNull(s.text),
});
export type Item = s.ShapeOf<typeof isItem>;

export const isDesk = s.object({
  is_confirmed: s.bool,
  shortlists: s.listOf(
    s.object({
      id: s.text,
      sent_at: s.text,
      note: s.orNull(s.text),
      from: s.text,
      company: s.orNull(s.text),
      items: s.listOf(isItem),
    }),
  ),
  meetings: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      kind: s.text,
      begins_at: s.text,
      time_zone: s.text,
      is_all_day: s.bool,
      place: s.orNull(s.text),
      from: s.text,
    }),
  ),
  tasks: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      due_on: s.orNull(s.text),
      done_at: s.orNull(s.text),
      from: s.text,
    }),
  ),
  files: s.listOf(
    s.object({ id: s.text, name: s.text, size: s.number, shared_at: s.text, from: s.text }),
  ),
});
export type Desk = s.ShapeOf<typeof isDesk>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ClientDesk'] });

/** Everything a broker has shared with the reader. */
export const {
  useReadClientDeskQuery,
  useAnswerItemMutation,
  useFinishClientTaskMutation,
  useOpenClientFileMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['ClientDesk'])) => ({
    readClientDesk: read(isDesk, () => rpc('my_items_from_brokers')),

    answerItem: build.mutation<
      unknown,
      { readonly id: string; readonly answer: string; readonly note: string }
    >({
      query: ({ id, answer, note }) => rpc('answer_shortlist', { itemId: id, answer, note }),
      extraOptions: { failure: 'inline', accepts: s.anything },
      invalidatesTags: ['ClientDesk'],
    }),

    finishClientTask: write(
      { failure: 'toast', accepts: s.anything },
      ({ id, isDone }: { readonly id: string; readonly isDone: boolean }) =>
        rpc('finish_client_task', { shareId: id, isDone }),
    ),

    /** Downloads through the server; the storage location is never exposed. */
    openClientFile: write(
      { failure: 'toast' },
      ({ id, name }: { readonly id: string; readonly name: string }) =>
        async (client) => {
          const { data, ...rest } = await callFunction(client, 'transaction-document', { id });
          if (data instanceof Blob) saveFile(name, data);
          return { data: null, ...rest };
        },
      [],
    ),
  }),
});
