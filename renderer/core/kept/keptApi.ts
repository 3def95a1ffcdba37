import type { AnswerOf } from '../api/answerOf.ts';
import { baseApi } from '../api/baseApi.ts';
import type { DataClient } from '../api/dataClient.ts';

const keptOf = (group: string) => (client: DataClient) =>
  client.from('kept_values').select('name, value').like('name', `${group}:%`).limit(300);

interface ToKeep {
  readonly name: string;
  /** Null takes it away. */
  readonly value: unknown;
}

/** What is before the first colon of a name. */
const groupOf = (name: string): string => name.slice(0, name.indexOf(':'));

/** What one person's screens keep for them on the server, so that their other devices have it too. */
export const keptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of a group, as `list`: each list finds its own among them without asking again. */
    listKept: build.query<AnswerOf<typeof keptOf>, string>({
      query: keptOf,
      extraOptions: { failure: 'silent' },
    }),

    keepValue: build.mutation<unknown, ToKeep>({
      query:
        ({ name, value }) =>
        (client) =>
          client.rpc('keep_value', { p_name: name, p_value: value as never }),
      extraOptions: { failure: 'silent' },
      async onQueryStarted({ name, value }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        dispatch(
          keptApi.util.updateQueryData('listKept', groupOf(name), (kept) => {
            const others = (kept ?? []).filter((one) => one.name !== name);
            return value === null ? others : [...others, { name, value: value as never }];
          }),
        );
      },
    }),
  }),
});

export const { useListKeptQuery, useKeepValueMutation } = keptApi;
