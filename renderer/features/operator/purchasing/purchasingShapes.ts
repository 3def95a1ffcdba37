import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isSupplier = object({
  id: text,
  name: text,
  email: orNull(text),
  phone: orNull(text),
  account_number: orNull(text),
  vendor_id: orNull(text),
  version: number,
  orders: number,
});
export type Supplier = ShapeOf<typeof isSupplier>;

const isRow = object({
  id: text,
  number,
  order_number: orNull(number),
  supplier: text,
  reason: text,
  needed_by: orNull(text),
  requester: text,
  requested_at: text,
  ordered_at: orNull(text),
  level: text,
  total_cents: number,
  status: text,
  can_approve: bool,
  has_difference: bool,
});
export type PurchaseRow = ShapeOf<typeof isRow>;

export const isPurchaseList = object({
  limits: object({ head_limit_cents: number, director_limit_cents: number, version: number }),
  can_set_limits: bool,
  suppliers: listOf(isSupplier),
  purchases: listOf(isRow),
});
export type PurchaseList = ShapeOf<typeof isPurchaseList>;

const isLine = object({
  id: text,
  description: text,
  quantity: number,
  unit_cents: number,
  total_cents: number,
  received: number,
  invoiced: orNull(number),
  is_price_different: bool,
  is_over_received: bool,
  is_over_ordered: bool,
});

const isInvoice = object({
  id: text,
  number: text,
  invoiced_on: text,
  decision: orNull(text),
  reason: orNull(text),
  by: orNull(text),
  extra_cents: number,
  total_cents: number,
  has_difference: bool,
  lines: listOf(
    object({ description: text, quantity: number, unit_cents: number, ordered_cents: number }),
  ),
});
export type Invoice = ShapeOf<typeof isInvoice>;

export const isPurchase = object({
  id: text,
  role: text,
  community_id: orNull(text),
  community: text,
  address: text,
  phone: orNull(text),
  time_zone: text,
  number,
  order_number: orNull(number),
  supplier: text,
  supplier_id: text,
  supplier_email: orNull(text),
  needed_by: orNull(text),
  ordered_at: orNull(text),
  total_cents: number,
  lines: listOf(isLine),
  internal: orNull(
    object({
      status: text,
      reason: text,
      account: text,
      budget: orNull(
        object({
          account: text,
          month: text,
          budget_cents: number,
          posted_cents: number,
          committed_cents: number,
          over_cents: number,
        }),
      ),
      level: text,
      requester: text,
      requested_at: text,
      is_mine: bool,
      version: number,
      sent_to: orNull(text),
      orderer: orNull(text),
      work_order_id: orNull(text),
      work_order: orNull(text),
      can_approve: bool,
      can_change: bool,
      splits: orNull(number),
      approvals: listOf(object({ is_approved: bool, reason: orNull(text), at: text, by: text })),
      receipts: listOf(
        object({
          id: text,
          at: text,
          by: text,
          note: orNull(text),
          lines: listOf(object({ description: text, quantity: number })),
        }),
      ),
      invoices: listOf(isInvoice),
    }),
  ),
});
export type Purchase = ShapeOf<typeof isPurchase>;
export type PurchaseInside = NonNullable<Purchase['internal']>;

export const areVendorPurchases = listOf(
  object({
    id: text,
    order_number: number,
    community: text,
    city: orNull(text),
    needed_by: orNull(text),
    ordered_at: text,
    total_cents: number,
    is_received: bool,
  }),
);

export const areVendorChoices = object({
  rows: listOf(object({ id: text, company_name: text, category: text })),
});
