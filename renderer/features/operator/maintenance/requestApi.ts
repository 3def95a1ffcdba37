import '#shared/texts/maintenance.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { isRequestPlace } from './maintenanceShapes.ts';

interface PublicRequest {
  readonly token: string;
  readonly requestId: string;
  readonly title: string;
  readonly description: string;
  readonly name: string;
  readonly phone: string;
  /** A field that people don't see; bots fill it. */
  readonly website: string;
  readonly seconds: number;
}

/** Requests by QR label, without an account. */
export const { useRequestPlaceQuery, useSubmitWorkRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestPlace: build.query<ShapeOf<typeof isRequestPlace>, string>({
      query: (token) => (client) => client.rpc('get_request_place', { token }),
      extraOptions: { failure: 'inline', accepts: isRequestPlace },
    }),
    submitWorkRequest: build.mutation<ShapeOf<typeof text>, PublicRequest>({
      query:
        ({ requestId, ...sent }) =>
        (client) =>
          client.rpc('submit_work_request', { request_id: requestId, ...sent }),
      extraOptions: { failure: 'inline', accepts: text },
    }),
  }),
});
