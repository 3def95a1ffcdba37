import { type PurchaseOrder, renderPurchaseOrder } from '../_shared/documents/purchase-order.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { jsonResponse } from '../_shared/json.ts';
import { isId } from '../_shared/request.ts';

/**
 * A purchase order as a PDF: `POST {id}` with the caller's token. The database returns it only to its community and to
 * the vendor it was sent to.
 */
export const handle = servePdf<PurchaseOrder>({
  call: 'get_purchase',
  toArguments: ({ id }) => (isId(id) ? { p_id: id } : null),
  expected: "Send a purchase's ID.",
  notFound: 'Purchase not found.',
  fileName: 'purchase-order',
  render: async (order) =>
    order.order_number === null
      ? jsonResponse(400, { error: 'Not ordered yet.' })
      : await renderPurchaseOrder(order),
});
