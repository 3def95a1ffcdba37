import '#shared/texts/clients.ts';
import '#shared/texts/records.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isItem = object({
  id: text,
  listing_id: orNull(text),
  name: text,
  place: orNull(text),
  type: orNull(text),
  price: orNull(number),
  beds: orNull(number),
  cap_rate: orNull(number),
  fits: listOf(text),
  misses: listOf(text),
  answer: orNull(oneOf(['like', 'pass', 'ask'])),
  answer_note: orNull(text),
});
export type Item = ShapeOf<typeof isItem>;

export const isDesk = object({
  is_confirmed: bool,
  shortlists: listOf(
    object({
      id: text,
      sent_at: text,
      note: orNull(text),
      from: text,
      company: orNull(text),
      items: listOf(isItem),
    }),
  ),
  meetings: listOf(
    object({
      id: text,
      title: text,
      kind: text,
      begins_at: text,
      time_zone: text,
      is_all_day: bool,
      place: orNull(text),
      from: text,
    }),
  ),
  tasks: listOf(
    object({ id: text, title: text, due_on: orNull(text), done_at: orNull(text), from: text }),
  ),
  files: listOf(object({ id: text, name: text, size: number, shared_at: text, from: text })),
});
export type Desk = ShapeOf<typeof isDesk>;

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
      extraOptions: { failure: 'inline', accepts: anything },
      invalidatesTags: ['ClientDesk'],
    }),

    finishClientTask: write(
      { failure: 'toast', accepts: anything },
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
