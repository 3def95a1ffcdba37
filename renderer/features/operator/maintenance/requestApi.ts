import '#shared/texts/maintenance.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build)) => ({
    requestPlace: read(
      isRequestPlace,
      (token: string) => (client) => client.rpc('get_request_place', { token }),
    ),
    submitWorkRequest: write(
      s.text,
      ({ requestId, ...sent }: PublicRequest) =>
        (client) =>
          client.rpc('submit_work_request', { request_id: requestId, ...sent }),
    ),
  }),
});
