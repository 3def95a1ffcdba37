import '#shared/texts/ledger.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/operator.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areVendorChoices,
  areVendorPurchases,
  isPurchase,
  isPurchaseList,
} from './purchasingShapes.ts';

interface Saved {
  readonly id: string;
  readonly communityId: string;
  readonly version: number;
  readonly values: object;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Purchases'] });

export const {
  usePurchasesQuery,
  usePurchaseQuery,
  useVendorPurchasesQuery,
  useSupplierVendorsQuery,
  useSavePurchaseMutation,
  useDecidePurchaseMutation,
  useCancelPurchaseMutation,
  useSendPurchaseOrderMutation,
  useReceivePurchaseMutation,
  useAddPurchaseInvoiceMutation,
  useDecidePurchaseInvoiceMutation,
  useSaveSupplierMutation,
  useArchiveSupplierMutation,
  useSavePurchaseLimitsMutation,
  usePurchaseOrderPdfMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Purchases'])) => ({
    purchases: read(isPurchaseList, (communityId: string) =>
      rpc('list_purchases', { communityId }),
    ),

    purchase: read(isPurchase, (id: string) => rpc('get_purchase', { id })),

    /** Orders that were sent to the user's vendor company. */
    vendorPurchases: read(areVendorPurchases, () => rpc('list_vendor_purchases')),

    /** Verified vendors of the marketplace by name or trade. */
    supplierVendors: build.query<s.ShapeOf<typeof areVendorChoices>, string>({
      query: (search) => (client) => client.rpc('find_vendors', search === '' ? {} : { search }),
      extraOptions: { failure: 'inline', accepts: areVendorChoices },
    }),

    savePurchase: write(
      { success: purchasingNotices.requested },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_purchase', { id, communityId, version, values }),
    ),

    decidePurchase: write(
      { success: purchasingNotices.decided },
      rpcWith('decide_purchase', 'id', 'version', 'approves', 'reason'),
    ),

    cancelPurchase: write((id: string) => rpc('cancel_purchase', { id })),

    sendPurchaseOrder: write({ success: purchasingNotices.ordered }, (id: string) =>
      rpc('send_purchase_order', { id }),
    ),

    receivePurchase: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly purchaseId: string;
        readonly lines: readonly { readonly line_id: string; readonly quantity: number }[];
        readonly note: string;
      }
    >({
      query: ({ id, purchaseId, lines, note }) =>
        rpc('receive_purchase', { id, purchaseId, lines, note }),
      extraOptions: { failure: 'inline', success: purchasingNotices.received },
      invalidatesTags: ['Purchases'],
    }),

    addPurchaseInvoice: write(
      { success: purchasingNotices.invoiced },
      rpcWith('add_purchase_invoice', 'id', 'purchaseId', 'values'),
    ),

    decidePurchaseInvoice: build.mutation<
      unknown,
      { readonly id: string; readonly decision: 'approved' | 'held'; readonly reason: string }
    >({
      query: ({ id, decision, reason }) => rpc('decide_purchase_invoice', { id, decision, reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.saved },
      invalidatesTags: ['Purchases'],
    }),

    saveSupplier: write(
      { success: purchasingNotices.saved },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_supplier', { id, communityId, version, values }),
    ),

    archiveSupplier: write({ failure: 'toast' }, (id: string) => rpc('archive_supplier', { id })),

    savePurchaseLimits: build.mutation<
      unknown,
      {
        readonly communityId: string;
        readonly version: number;
        readonly head: number;
        readonly director: number;
      }
    >({
      query: ({ communityId, version, head, director }) =>
        rpc('save_purchase_settings', {
          communityId,
          version,
          headLimitCents: head,
          directorLimitCents: director,
        }),
      extraOptions: { failure: 'inline', success: purchasingNotices.saved },
      invalidatesTags: ['Purchases'],
    }),

    /** The order as a PDF in base64. */
    purchaseOrderPdf: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'purchase-order', { id }),
      extraOptions: { accepts: s.text },
    }),
  }),
});
