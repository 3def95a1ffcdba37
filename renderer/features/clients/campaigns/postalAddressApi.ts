import '#shared/texts/campaigns.ts';
import { calls } from '../../../data/api/calls.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const fetchPostalAddress = () => rpc('my_postal_address');

/** The sender's postal address for bulk emails. */
export const { useMyPostalAddressQuery, useSetPostalAddressMutation } = recordTags
  .enhanceEndpoints({ addTagTypes: ['PostalAddress'] })
  .injectEndpoints({
    endpoints: (build, { write } = calls(build, ['PostalAddress'])) => ({
      /** One row, with a null address if none is saved; no row without access. */
      myPostalAddress: build.query<ResponseOf<typeof fetchPostalAddress>, void>({
        query: fetchPostalAddress,
        extraOptions: { failure: 'silent', accepts: Array.isArray },
        providesTags: ['PostalAddress'],
      }),

      setPostalAddress: write(
        s.anything,
        (address: string) => rpc('set_postal_address', { address }),
        (_none, error) => (error === undefined ? ['PostalAddress'] : []),
      ),
    }),
  });
