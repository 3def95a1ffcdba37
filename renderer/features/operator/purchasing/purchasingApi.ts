import '#shared/texts/ledger.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/operator.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    purchases: build.query<ShapeOf<typeof isPurchaseList>, string>({
      query: (communityId) => rpc('list_purchases', { communityId }),
      extraOptions: { failure: 'inline', accepts: isPurchaseList },
      providesTags: ['Purchases'],
    }),

    purchase: build.query<ShapeOf<typeof isPurchase>, string>({
      query: (id) => rpc('get_purchase', { id }),
      extraOptions: { failure: 'inline', accepts: isPurchase },
      providesTags: ['Purchases'],
    }),

    /** Orders that were sent to the user's vendor company. */
    vendorPurchases: build.query<ShapeOf<typeof areVendorPurchases>, void>({
      query: () => rpc('list_vendor_purchases'),
      extraOptions: { failure: 'inline', accepts: areVendorPurchases },
      providesTags: ['Purchases'],
    }),

    /** Verified vendors of the marketplace by name or trade. */
    supplierVendors: build.query<ShapeOf<typeof areVendorChoices>, string>({
      query: (search) => (client) => client.rpc('find_vendors', search === '' ? {} : { search }),
      extraOptions: { failure: 'inline', accepts: areVendorChoices },
    }),

    savePurchase: build.mutation<unknown, Saved>({
      query: ({ id, communityId, version, values }) =>
        rpc('save_purchase', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', success: purchasingNotices.requested },
      invalidatesTags: ['Purchases'],
    }),

    decidePurchase: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly version: number;
        readonly approves: boolean;
        readonly reason: string;
      }
    >({
      query: ({ id, version, approves, reason }) =>
        rpc('decide_purchase', { id, version, approves, reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.decided },
      invalidatesTags: ['Purchases'],
    }),

    cancelPurchase: build.mutation<unknown, string>({
      query: (id) => rpc('cancel_purchase', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Purchases'],
    }),

    sendPurchaseOrder: build.mutation<unknown, string>({
      query: (id) => rpc('send_purchase_order', { id }),
      extraOptions: { failure: 'inline', success: purchasingNotices.ordered },
      invalidatesTags: ['Purchases'],
    }),

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

    addPurchaseInvoice: build.mutation<
      unknown,
      { readonly id: string; readonly purchaseId: string; readonly values: object }
    >({
      query: ({ id, purchaseId, values }) =>
        rpc('add_purchase_invoice', { id, purchaseId, values }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiced },
      invalidatesTags: ['Purchases'],
    }),

    decidePurchaseInvoice: build.mutation<
      unknown,
      { readonly id: string; readonly decision: 'approved' | 'held'; readonly reason: string }
    >({
      query: ({ id, decision, reason }) => rpc('decide_purchase_invoice', { id, decision, reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.saved },
      invalidatesTags: ['Purchases'],
    }),

    saveSupplier: build.mutation<unknown, Saved>({
      query: ({ id, communityId, version, values }) =>
        rpc('save_supplier', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', success: purchasingNotices.saved },
      invalidatesTags: ['Purchases'],
    }),

    archiveSupplier: build.mutation<unknown, string>({
      query: (id) => rpc('archive_supplier', { id }),
      invalidatesTags: ['Purchases'],
    }),

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
      extraOptions: { accepts: text },
    }),
  }),
});
