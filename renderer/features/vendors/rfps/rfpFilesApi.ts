import '#shared/texts/records.ts';
import '#shared/texts/rfps.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { object, type ShapeOf, text } from '../../../ui/shape/shape.ts';

export const RFP_FILES = 'rfp-files';
/** Encrypted files of sealed bids. */
export const BID_FILES = 'rfp-bids';

const isOpenedBidFile = object({ state: text });

const tags = baseApi.enhanceEndpoints({ addTagTypes: ['Rfps'] });

export const {
  useAddRfpFileMutation,
  useRemoveRfpFileMutation,
  useRemoveStrayRfpFileMutation,
  useDownloadRfpFileMutation,
  useOpenBidFileMutation,
  useRemoveStrayBidFileMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
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
    removeRfpFile: build.mutation<unknown, string>({
      query: (id) => rpc('remove_rfp_file', { id }),
      invalidatesTags: ['Rfps'],
    }),
    /** Deletes an upload that isn't attached. */
    removeStrayRfpFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(RFP_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
    removeStrayBidFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(BID_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
    /** Decrypts a file of an opened bid on the server, once for everyone. */
    openBidFile: build.mutation<
      ShapeOf<typeof isOpenedBidFile>,
      { readonly rfp: string; readonly id: string }
    >({
      query:
        ({ rfp, id }) =>
        (client) =>
          callFunction(client, 'rfp-bids', { action: 'file', rfp, id }),
      extraOptions: { accepts: isOpenedBidFile },
      invalidatesTags: ['Rfps'],
    }),
    downloadRfpFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, RFP_FILES, path),
      extraOptions: { accepts: text },
    }),
  }),
});
