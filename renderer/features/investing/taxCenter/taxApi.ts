import '#shared/texts/files.ts';
import '#shared/texts/institutional.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { institutionalNotices } from '#shared/texts/institutional.ts';
import { calls } from '../../../data/api/calls.ts';
import { fileUrl } from '../../../data/api/fileUrl.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { entityApi } from '../investingApi.ts';
import { isOpenedFile, isTaxCenter } from './taxShapes.ts';

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
  endpoints: (build, { read, write } = calls(build, changed)) => ({
    taxCenter: read(isTaxCenter, rpcWith('get_tax_center', 'entityId', 'year')),

    attachTaxDocument: write(
      saving,
      rpcWith('attach_tax_document', 'entityId', 'fileId', 'name', 'values'),
    ),

    /** Writes the delivery receipt and returns where the file is. */
    openTaxDocument: write({ failure: 'toast', accepts: isOpenedFile }, (id: string) =>
      rpc('open_tax_document', { id }),
    ),

    downloadTaxFile: build.mutation<string, string>({
      query: (path) => (client) => fileUrl(client, TAX_DOCUMENTS, path),
      extraOptions: { failure: 'toast', accepts: s.text },
    }),

    removeTaxDocument: write(
      { failure: 'toast', success: institutionalNotices.saved },
      (id: string) => rpc('remove_tax_document', { id }),
    ),

    /** Removes an upload that belongs to no form. */
    removeStrayTaxFile: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(TAX_DOCUMENTS).remove([path]),
      extraOptions: { failure: 'inline' },
    }),

    saveStateLine: write(
      saving,
      (line: Saved) => (client) => client.rpc('save_tax_state_line', toArguments(line)),
    ),

    removeStateLine: write(
      { failure: 'toast', success: institutionalNotices.saved },
      (id: string) => rpc('remove_tax_state_line', { id }),
    ),

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

    recordTaxPayment: write(saving, rpcWith('record_tax_payment', 'id', 'cents', 'paidOn')),

    saveExchange: write(
      saving,
      (exchange: Saved) => (client) => client.rpc('save_exchange', toArguments(exchange)),
    ),

    identifyProperty: write(
      saving,
      rpcWith('identify_exchange_property', 'id', 'exchangeId', 'values'),
    ),

    endProperty: build.mutation<
      unknown,
      { readonly id: string; readonly outcome: 'received' | 'revoked'; readonly on: string }
    >({
      query: ({ id, outcome, on }) => rpc('end_exchange_property', { id, outcome, on }),
      extraOptions: saving,
      invalidatesTags: changed,
    }),

    saveDepreciableAsset: write(
      saving,
      (asset: Saved) => (client) => client.rpc('save_depreciable_asset', toArguments(asset)),
    ),

    removeDepreciableAsset: write(
      { failure: 'toast', success: institutionalNotices.saved },
      (id: string) => rpc('remove_depreciable_asset', { id }),
    ),
  }),
});
