import '#shared/texts/records.ts';
import '#shared/texts/rfps.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

export const RFP_FILES = 'rfp-files';
/** Encrypted files of sealed bids. */
export const BID_FILES = 'rfp-bids';

const isOpenedBidFile = s.object({ state: s.text });

const tags = baseApi.enhanceEndpoints({ addTagTypes: ['Rfps'] });

export const {
  useAddRfpFileMutation,
  useRemoveRfpFileMutation,
  useRemoveStrayRfpFileMutation,
  useDownloadRfpFileMutation,
  useOpenBidFileMutation,
  useRemoveStrayBidFileMutation,
} = tags.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    addRfpFile: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly rfpId: string;
        readonly name: string;
        readonly amendmentId?: string;
        readonly questionId?: string;
      }
    >({
      query: ({ id, rfpId, name, amendmentId, questionId }) =>
        rpc('add_rfp_file', {
          id,
          rfpId,
          name,
          ...(amendmentId !== undefined && { amendmentId }),
          ...(questionId !== undefined && { questionId }),
        }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Rfps'],
    }),
    removeRfpFile: write({ failure: 'toast' }, (id: string) => rpc('remove_rfp_file', { id }), [
      'Rfps',
    ]),
    /** Deletes an upload that isn't attached. */
    removeStrayRfpFile: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(RFP_FILES).remove([path]),
    ),
    removeStrayBidFile: write(
      { failure: 'silent' },
      (path: string) => (client) => client.storage.from(BID_FILES).remove([path]),
    ),
    /** Decrypts a file of an opened bid on the server, once for everyone. */
    openBidFile: write(
      { failure: 'toast', accepts: isOpenedBidFile },
      ({ rfp, id }: { readonly rfp: string; readonly id: string }) =>
        (client) =>
          callFunction(client, 'rfp-bids', { action: 'file', rfp, id }),
      ['Rfps'],
    ),
    downloadRfpFile: write(
      { failure: 'toast', accepts: s.text },
      (path: string) => (client) => fileUrl(client, RFP_FILES, path),
    ),
  }),
});
