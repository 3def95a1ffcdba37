import { baseApi } from '../../data/api/baseApi.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import { rpc } from '../../data/api/rpc.ts';

const selectSaved = (group: string) => (client: DataClient) =>
  client.from('saved_values').select('name, value').like('name', `${group}:%`).limit(300);

interface ToKeep {
  readonly name: string;
  /** Null deletes it. */
  readonly value: unknown;
}

/** Part of a name before the first colon. */
const groupOf = (name: string): string => name.slice(0, name.indexOf(':'));

/** A person's screen state stored on the server, for use on their other devices. */
export const persistedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads a whole group, such as `list`, so that each list finds its entry without another request. */
    listKept: build.query<ResponseOf<typeof selectSaved>, string>({
      query: selectSaved,
      extraOptions: { failure: 'silent' },
    }),

    keepValue: build.mutation<unknown, ToKeep>({
      query: ({ name, value }) => rpc('save_value', { name, value: value as never }),
      extraOptions: { failure: 'silent' },
      async onQueryStarted({ name, value }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        dispatch(
          persistedApi.util.updateQueryData('listKept', groupOf(name), (saved) => {
            const others = (saved ?? []).filter((one) => one.name !== name);
            return value === null ? others : [...others, { name, value: value as never }];
          }),
        );
      },
    }),
  }),
});

export const { useListKeptQuery, useKeepValueMutation } = persistedApi;
