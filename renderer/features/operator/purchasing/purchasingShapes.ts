import * as s from '../../../ui/shape/shape.ts';

const isSupplier = s.object({
  id: s.text,
  name: s.text,
  email: s.orNull(s.text),
  phone: s.orNull(s.text),
  account_number: s.orNull(s.text),
  vendor_id: s.orNull(s.text),
  version: s.number,
  orders: s.number,
});
export type Supplier = s.ShapeOf<typeof isSupplier>;

const isRow = s.object({
  id: s.text,
  number: s.number,
  order_number: s.orNull(s.number),
  supplier: s.text,
  reason: s.text,
  needed_by: s.orNull(s.text),
  requester: s.text,
  requested_at: s.text,
  ordered_at: s.orNull(s.text),
  level: s.text,
  total_cents: s.number,
  status: s.text,
  can_approve: s.bool,
  has_difference: s.bool,
});
export type PurchaseRow = s.ShapeOf<typeof isRow>;

export const isPurchaseList = s.object({
  limits: s.object({
    head_limit_cents: s.number,
    director_limit_cents: s.number,
    version: s.number,
  }),
  can_set_limits: s.bool,
  suppliers: s.listOf(isSupplier),
  purchases: s.listOf(isRow),
});
export type PurchaseList = s.ShapeOf<typeof isPurchaseList>;

const isLine = s.object({
  id: s.text,
  description: s.text,
  quantity: s.number,
  unit_cents: s.number,
  total_cents: s.number,
  received: s.number,
  invoiced: s.orNull(s.number),
  is_price_different: s.bool,
  is_over_received: s.bool,
  is_over_ordered: s.bool,
});

const isInvoice = s.object({
  id: s.text,
  number: s.text,
  invoiced_on: s.text,
  decision: s.orNull(s.text),
  reason: s.orNull(s.text),
  by: s.orNull(s.text),
  extra_cents: s.number,
  total_cents: s.number,
  has_difference: s.bool,
  lines: s.listOf(
    s.object({
      description: s.text,
      quantity: s.number,
      unit_cents: s.number,
      ordered_cents: s.number,
    }),
  ),
});
export type Invoice = s.ShapeOf<typeof isInvoice>;

export const isPurchase = s.object({
  id: s.text,
  role: s.text,
  community_id: s.orNull(s.text),
  community: s.text,
  address: s.text,
  phone: s.orNull(s.text),
  time_zone: s.text,
  number: s.number,
  order_number: s.orNull(s.number),
  supplier: s.text,
  supplier_id: s.text,
  supplier_email: s.orNull(s.text),
  needed_by: s.orNull(s.text),
  ordered_at: s.orNull(s.text),
  total_cents: s.number,
  lines: s.listOf(isLine),
  internal: s.orNull(
    s.object({
      status: s.text,
      reason: s.text,
      account: s.text,
      budget: s.orNull(
        s.object({
          account: s.text,
          month: s.text,
          budget_cents: s.number,
          posted_cents: s.number,
          committed_cents: s.number,
          over_cents: s.number,
        }),
      ),
      level: s.text,
      requester: s.text,
      requested_at: s.text,
      is_mine: s.bool,
      version: s.number,
      sent_to: s.orNull(s.text),
      orderer: s.orNull(s.text),
      work_order_id: s.orNull(s.text),
      work_order: s.orNull(s.text),
      can_approve: s.bool,
      can_change: s.bool,
      splits: s.orNull(s.number),
      approvals: s.listOf(
        s.object({ is_approved: s.bool, reason: s.orNull(s.text), at: s.text, by: s.text }),
      ),
      receipts: s.listOf(
        s.object({
          id: s.text,
          at: s.text,
          by: s.text,
          note: s.orNull(s.text),
          lines: s.listOf(s.object({ description: s.text, quantity: s.number })),
        }),
      ),
      invoices: s.listOf(isInvoice),
    }),
  ),
});
export type Purchase = s.ShapeOf<typeof isPurchase>;
export type PurchaseInside = NonNullable<Purchase['internal']>;

export const areVendorPurchases = s.listOf(
  s.object({
    id: s.text,
    order_number: s.number,
    community: s.text,
    city: s.orNull(s.text),
    needed_by: s.orNull(s.text),
    ordered_at: s.text,
    total_cents: s.number,
    is_received: s.bool,
  }),
);

export const areVendorChoices = s.object({
  rows: s.listOf(s.object({ id: s.text, company_name: s.text, category: s.text })),
});
