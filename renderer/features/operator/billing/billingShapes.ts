import * as s from '../../../ui/shape/shape.ts';

const isRun = s.object({
  id: s.text,
  month: s.text,
  number: s.number,
  total_cents: s.number,
  exception_count: s.number,
  approved_at: s.text,
  approved_by: s.text,
  posted_at: s.orNull(s.text),
  posted_by: s.orNull(s.text),
  invoice_count: s.number,
});
export type BillingRun = s.ShapeOf<typeof isRun>;

const isItem = s.object({
  id: s.text,
  name: s.text,
  repeats: s.text,
  unit_cents: s.number,
  version: s.number,
});
export type ChargeItem = s.ShapeOf<typeof isItem>;

const isAging = s.object({
  payor: s.text,
  current_cents: s.number,
  days_30_cents: s.number,
  days_60_cents: s.number,
  days_90_cents: s.number,
  older_cents: s.number,
  credit_cents: s.number,
  total_cents: s.number,
});
export type Aging = s.ShapeOf<typeof isAging>;

export const areAgingItems = s.listOf(
  s.object({
    id: s.text,
    resident_id: s.text,
    name: s.text,
    unit: s.orNull(s.text),
    payor: s.text,
    invoice: s.orNull(s.number),
    due_on: s.text,
    cents: s.number,
  }),
);

export const isBilling = s.object({
  today: s.text,
  settings: s.object({
    due_day: s.number,
    rate_notice_days: s.number,
    late_fee_cents: s.number,
    late_fee_grace_days: s.number,
    nsf_fee_cents: s.number,
    version: s.number,
  }),
  rates: s.listOf(
    s.object({ kind: s.text, level: s.orNull(s.number), cents: s.number, effective_on: s.text }),
  ),
  items: s.listOf(isItem),
  runs: s.listOf(isRun),
  aging: s.listOf(isAging),
});
export type Billing = s.ShapeOf<typeof isBilling>;

const isRunLine = s.object({
  resident_id: s.text,
  resident: s.text,
  payor: s.text,
  kind: s.text,
  description: s.text,
  service_month: s.text,
  from_day: s.text,
  to_day: s.text,
  quantity: s.number,
  rate_cents: s.orNull(s.number),
  cents: s.number,
  is_adjustment: s.bool,
});
export type RunLine = s.ShapeOf<typeof isRunLine>;

export const isRunPreview = s.object({
  month: s.text,
  fingerprint: s.text,
  lines: s.listOf(isRunLine),
  exceptions: s.listOf(
    s.object({
      kind: s.text,
      resident_id: s.text,
      resident: s.text,
      day: s.orNull(s.text),
      detail: s.orNull(s.text),
    }),
  ),
});
export type RunPreview = s.ShapeOf<typeof isRunPreview>;

export const areAccounts = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    unit: s.orNull(s.text),
    status: s.text,
    monthly_cents: s.orNull(s.number),
    balance_cents: s.number,
    overdue_cents: s.number,
  }),
);
export type AccountRow = s.ShapeOf<typeof areAccounts>[number];

const isAgreement = s.object({
  id: s.text,
  unit: s.orNull(s.text),
  room_cents: s.orNull(s.number),
  second_occupant_cents: s.orNull(s.number),
  respite_daily_cents: s.orNull(s.number),
  proration: s.text,
  leave_percent: s.number,
  charges_care_on_leave: s.bool,
  pays_hold: s.bool,
  effective_on: s.text,
  reason: s.orNull(s.text),
  recorded_by_name: s.text,
});

const isCharge = s.object({
  id: s.text,
  kind: s.text,
  description: s.text,
  repeats: s.text,
  quantity: s.number,
  unit_cents: s.number,
  starts_on: s.text,
  ends_on: s.orNull(s.text),
  void_reason: s.orNull(s.text),
});
export type ResidentCharge = s.ShapeOf<typeof isCharge>;

const isInvoice = s.object({
  id: s.text,
  number: s.number,
  payor: s.text,
  month: s.text,
  invoiced_on: s.text,
  due_on: s.text,
  total_cents: s.number,
  open_cents: s.number,
});
export type ResidentInvoice = s.ShapeOf<typeof isInvoice>;

const isAccountPayment = s.object({
  id: s.text,
  payor: s.text,
  method: s.text,
  cents: s.number,
  reference: s.orNull(s.text),
  received_on: s.text,
  reversed_on: s.orNull(s.text),
  reverse_reason: s.orNull(s.text),
  invoices: s.listOf(s.object({ number: s.number, cents: s.number })),
});

export const isAccount = s.object({
  id: s.text,
  name: s.text,
  community_id: s.text,
  today: s.text,
  unit_id: s.orNull(s.text),
  unit: s.orNull(s.text),
  monthly: s.orNull(
    s.object({
      room_cents: s.number,
      care_cents: s.number,
      other_cents: s.number,
      concession_cents: s.number,
      total_cents: s.number,
    }),
  ),
  plan: s.orNull(
    s.object({
      id: s.text,
      total_cents: s.number,
      installments: s.number,
      first_due_on: s.text,
      due_cents: s.number,
      paid_cents: s.number,
      is_kept: s.bool,
    }),
  ),
  agreements: s.listOf(isAgreement),
  charges: s.listOf(isCharge),
  invoices: s.listOf(isInvoice),
  payments: s.listOf(isAccountPayment),
});
export type Account = s.ShapeOf<typeof isAccount>;

const isPayment = s.object({
  id: s.text,
  resident_id: s.text,
  resident: s.text,
  payor: s.text,
  method: s.text,
  cents: s.number,
  reference: s.orNull(s.text),
  received_on: s.text,
  deposit: s.orNull(s.number),
  reversed_on: s.orNull(s.text),
  reverse_reason: s.orNull(s.text),
});
export type Payment = s.ShapeOf<typeof isPayment>;
export const arePayments = s.object({ today: s.text, payments: s.listOf(isPayment) });

export const areStatements = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    community: s.text,
    pays_online: s.bool,
    balance_cents: s.number,
    invoices: s.listOf(
      s.object({
        id: s.text,
        number: s.number,
        month: s.text,
        due_on: s.text,
        total_cents: s.number,
        open_cents: s.number,
        processing_cents: s.number,
      }),
    ),
  }),
);
