import '#shared/texts/records.ts';
import '#shared/texts/rfps.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { text } from '../../../ui/shape/shape.ts';

export const RFP_FILES = 'rfp-files';

const tags = baseApi.enhanceEndpoints({ addTagTypes: ['Rfps'] });

export const {
  useAddRfpFileMutation,
  useRemoveRfpFileMutation,
  useRemoveStrayRfpFileMutation,
  useDownloadRfpFileMutation,
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
      query:
        ({ id, rfpId, name, amendmentId, questionId }) =>
        (client) =>
          client.rpc('add_rfp_file', {
            p_id: id,
            p_rfp_id: rfpId,
            p_name: name,
            ...(amendmentId !== undefined && { p_amendment_id: amendmentId }),
            ...(questionId !== undefined && { p_question_id: questionId }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Rfps'],
    }),
    removeRfpFile: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('remove_rfp_file', { p_id: id }),
      invalidatesTags: ['Rfps'],
    }),
    /** Deletes an upload that isn't attached. */
    removeStrayRfpFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(RFP_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),
    downloadRfpFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, RFP_FILES, path),
      extraOptions: { accepts: text },
    }),
  }),
});
