import { baseApi } from '../../core/api/baseApi.ts';
import { object, oneOf, orNull, type ShapeOf } from '../../kit/shape/shape.ts';

const isRequest = orNull(object({ status: oneOf(['pending', 'rejected']) }));

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] });

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the caller's approved listings go under another name than their profile, and why. */
    getNamesRequest: build.query<ShapeOf<typeof isRequest>, string>({
      query: (id) => (client) =>
        client.from('revisions').select('status').eq('profile_id', id).maybeSingle(),
      extraOptions: { failure: 'silent', accepts: isRequest },
      providesTags: ['Account'],
    }),
  }),
});

export const { useGetNamesRequestQuery } = profileApi;
