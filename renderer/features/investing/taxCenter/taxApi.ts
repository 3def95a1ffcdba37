import '#shared/texts/files.ts';
import '#shared/texts/institutional.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { entityApi } from '../investingApi.ts';
import { isOpenedFile, isTaxCenter, type TaxCenter } from './taxShapes.ts';

/** Private: no signed links, so that each download follows a receipt. */
export const TAX_DOCUMENTS = 'tax-documents';

const changed = ['TaxCenter' as const];
const saving = { failure: 'inline', success: institutionalNotices.saved } as const;

interface Saved {
  /** Created by the client, so that a retry saves once. */
  readonly id: string;
  readonly entityId: string;
  /** 0 for a new row. */
  readonly version: number;
  readonly values: object;
}

const toArguments = ({ id, entityId, version, values }: Saved) => ({
  p_id: id,
  p_entity_id: entityId,
  p_version: version,
  p_values: values as Json,
});

export const {
  useTaxCenterQuery,
  useAttachTaxDocumentMutation,
  useOpenTaxDocumentMutation,
  useDownloadTaxFileMutation,
  useRemoveTaxDocumentMutation,
  useRemoveStrayTaxFileMutation,
  useSaveStateLineMutation,
  useRemoveStateLineMutation,
  usePlanTaxPaymentsMutation,
  useRecordTaxPaymentMutation,
  useSaveExchangeMutation,
  useIdentifyPropertyMutation,
  useEndPropertyMutation,
  useSaveDepreciableAssetMutation,
  useRemoveDepreciableAssetMutation,
} = entityApi.injectEndpoints({
  endpoints: (build) => ({
    taxCenter: build.query<TaxCenter, { readonly entityId: string; readonly year: number }>({
      query: ({ entityId, year }) => rpc('get_tax_center', { entityId, year }),
      extraOptions: { failure: 'inline', accepts: isTaxCenter },
      providesTags: ['TaxCenter'],
    }),

    attachTaxDocument: build.mutation<
      unknown,
      {
        readonly entityId: string;
        readonly fileId: string;
        readonly name: string;
        readonly values: object;
      }
    >({
      query: ({ entityId, fileId, name, values }) =>
        rpc('attach_tax_document', { entityId, fileId, name, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    /** Writes the delivery receipt and returns where the file is. */
    openTaxDocument: build.mutation<ShapeOf<typeof isOpenedFile>, string>({
      query: (id) => rpc('open_tax_document', { id }),
      extraOptions: { failure: 'toast', accepts: isOpenedFile },
      invalidatesTags: changed,
    }),

    downloadTaxFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, TAX_DOCUMENTS, path),
      extraOptions: { failure: 'toast', accepts: text },
    }),

    removeTaxDocument: build.mutation<unknown, string>({
      query: (id) => rpc('remove_tax_document', { id }),
      extraOptions: { failure: 'toast', success: institutionalNotices.saved },
      invalidatesTags: changed,
    }),

    /** Removes an upload that belongs to no form. */
    removeStrayTaxFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(TAX_DOCUMENTS).remove([path]),
      extraOptions: { failure: 'inline' },
    }),

    saveStateLine: build.mutation<unknown, Saved>({
      query: (line) => (client) => client.rpc('save_tax_state_line', toArguments(line)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeStateLine: build.mutation<unknown, string>({
      query: (id) => rpc('remove_tax_state_line', { id }),
      extraOptions: { failure: 'toast', success: institutionalNotices.saved },
      invalidatesTags: changed,
    }),

    planTaxPayments: build.mutation<
      unknown,
      {
        readonly entityId: string;
        readonly year: number;
        readonly jurisdiction: string;
        readonly payments: readonly object[];
      }
    >({
      query: ({ entityId, year, jurisdiction, payments }) =>
        rpc('plan_tax_payments', { entityId, year, jurisdiction, payments }),
      extraOptions: { failure: 'inline', success: institutionalNotices.planned },
      invalidatesTags: changed,
    }),

    recordTaxPayment: build.mutation<
      unknown,
      { readonly id: string; readonly cents: number; readonly paidOn: string }
    >({
      query: ({ id, cents, paidOn }) => rpc('record_tax_payment', { id, cents, paidOn }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveExchange: build.mutation<unknown, Saved>({
      query: (exchange) => (client) => client.rpc('save_exchange', toArguments(exchange)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    identifyProperty: build.mutation<
      unknown,
      { readonly id: string; readonly exchangeId: string; readonly values: object }
    >({
      query: ({ id, exchangeId, values }) =>
        rpc('identify_exchange_property', { id, exchangeId, values }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    endProperty: build.mutation<
      unknown,
      { readonly id: string; readonly outcome: 'received' | 'revoked'; readonly on: string }
    >({
      query: ({ id, outcome, on }) => rpc('end_exchange_property', { id, outcome, on }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveDepreciableAsset: build.mutation<unknown, Saved>({
      query: (asset) => (client) => client.rpc('save_depreciable_asset', toArguments(asset)),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    removeDepreciableAsset: build.mutation<unknown, string>({
      query: (id) => rpc('remove_depreciable_asset', { id }),
      extraOptions: { failure: 'toast', success: institutionalNotices.saved },
      invalidatesTags: changed,
    }),
  }),
});
