import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isRun = object({
  id: text,
  month: text,
  number,
  total_cents: number,
  exception_count: number,
  approved_at: text,
  approved_by: text,
  posted_at: orNull(text),
  posted_by: orNull(text),
  invoice_count: number,
});
export type BillingRun = ShapeOf<typeof isRun>;

const isItem = object({
  id: text,
  name: text,
  repeats: text,
  unit_cents: number,
  version: number,
});
export type ChargeItem = ShapeOf<typeof isItem>;

const isAging = object({
  payor: text,
  current_cents: number,
  days_30_cents: number,
  days_60_cents: number,
  days_90_cents: number,
  older_cents: number,
  credit_cents: number,
  total_cents: number,
});
export type Aging = ShapeOf<typeof isAging>;

export const areAgingItems = listOf(
  object({
    id: text,
    resident_id: text,
    name: text,
    unit: orNull(text),
    payor: text,
    invoice: orNull(number),
    due_on: text,
    cents: number,
  }),
);

export const isBilling = object({
  today: text,
  settings: object({
    due_day: number,
    rate_notice_days: number,
    late_fee_cents: number,
    late_fee_grace_days: number,
    nsf_fee_cents: number,
    version: number,
  }),
  rates: listOf(object({ kind: text, level: orNull(number), cents: number, effective_on: text })),
  items: listOf(isItem),
  runs: listOf(isRun),
  aging: listOf(isAging),
});
export type Billing = ShapeOf<typeof isBilling>;

const isRunLine = object({
  resident_id: text,
  resident: text,
  payor: text,
  kind: text,
  description: text,
  service_month: text,
  from_day: text,
  to_day: text,
  quantity: number,
  rate_cents: orNull(number),
  cents: number,
  is_adjustment: bool,
});
export type RunLine = ShapeOf<typeof isRunLine>;

export const isRunPreview = object({
  month: text,
  fingerprint: text,
  lines: listOf(isRunLine),
  exceptions: listOf(
    object({
      kind: text,
      resident_id: text,
      resident: text,
      day: orNull(text),
      detail: orNull(text),
    }),
  ),
});
export type RunPreview = ShapeOf<typeof isRunPreview>;

export const areAccounts = listOf(
  object({
    id: text,
    name: text,
    unit: orNull(text),
    status: text,
    monthly_cents: orNull(number),
    balance_cents: number,
    overdue_cents: number,
  }),
);
export type AccountRow = ShapeOf<typeof areAccounts>[number];

const isAgreement = object({
  id: text,
  unit: orNull(text),
  room_cents: orNull(number),
  second_occupant_cents: orNull(number),
  respite_daily_cents: orNull(number),
  proration: text,
  leave_percent: number,
  charges_care_on_leave: bool,
  pays_hold: bool,
  effective_on: text,
  reason: orNull(text),
  recorded_by_name: text,
});

const isCharge = object({
  id: text,
  kind: text,
  description: text,
  repeats: text,
  quantity: number,
  unit_cents: number,
  starts_on: text,
  ends_on: orNull(text),
  void_reason: orNull(text),
});
export type ResidentCharge = ShapeOf<typeof isCharge>;

const isInvoice = object({
  id: text,
  number,
  payor: text,
  month: text,
  invoiced_on: text,
  due_on: text,
  total_cents: number,
  open_cents: number,
});
export type ResidentInvoice = ShapeOf<typeof isInvoice>;

const isAccountPayment = object({
  id: text,
  payor: text,
  method: text,
  cents: number,
  reference: orNull(text),
  received_on: text,
  reversed_on: orNull(text),
  reverse_reason: orNull(text),
  invoices: listOf(object({ number, cents: number })),
});

export const isAccount = object({
  id: text,
  name: text,
  community_id: text,
  today: text,
  unit_id: orNull(text),
  unit: orNull(text),
  monthly: orNull(
    object({
      room_cents: number,
      care_cents: number,
      other_cents: number,
      concession_cents: number,
      total_cents: number,
    }),
  ),
  plan: orNull(
    object({
      id: text,
      total_cents: number,
      installments: number,
      first_due_on: text,
      due_cents: number,
      paid_cents: number,
      is_kept: bool,
    }),
  ),
  agreements: listOf(isAgreement),
  charges: listOf(isCharge),
  invoices: listOf(isInvoice),
  payments: listOf(isAccountPayment),
});
export type Account = ShapeOf<typeof isAccount>;

const isPayment = object({
  id: text,
  resident_id: text,
  resident: text,
  payor: text,
  method: text,
  cents: number,
  reference: orNull(text),
  received_on: text,
  deposit: orNull(number),
  reversed_on: orNull(text),
  reverse_reason: orNull(text),
});
export type Payment = ShapeOf<typeof isPayment>;
export const arePayments = object({ today: text, payments: listOf(isPayment) });

export const areStatements = listOf(
  object({
    id: text,
    name: text,
    community: text,
    pays_online: bool,
    balance_cents: number,
    invoices: listOf(
      object({
        id: text,
        number,
        month: text,
        due_on: text,
        total_cents: number,
        open_cents: number,
        processing_cents: number,
      }),
    ),
  }),
);
