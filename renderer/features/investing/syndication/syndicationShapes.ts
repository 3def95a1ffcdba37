import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isTier = object({ up_to: orNull(number), investors_bps: number });

const terms = {
  id: text,
  sponsor: text,
  title: text,
  rule: text,
  status: text,
  property: text,
  state: text,
  care_type: text,
  summary: text,
  offering_cents: number,
  minimum_cents: number,
  step_cents: number,
  preferred_bps: number,
  catch_up_bps: number,
  catch_up_to_bps: number,
  tiers: listOf(isTier),
  is_preferred_first: bool,
  fee_bps: number,
  hold_months: number,
  closes_on: text,
  opened_on: orNull(text),
  n: number,
};

export const isOfferingList = object({
  is_sponsor: bool,
  next: orNull(text),
  rows: listOf(
    object({
      ...terms,
      committed_cents: orNull(number),
      progress: orNull(number),
      investors: orNull(number),
      mine_cents: orNull(number),
      mine_status: orNull(text),
    }),
  ),
});
export type OfferingRow = ShapeOf<typeof isOfferingList>['rows'][number];

export const isOfferingFile = object({
  id: text,
  kind: text,
  path: text,
  name: text,
  size: number,
  tax_year: orNull(number),
  form: orNull(text),
  added_at: text,
});
export type OfferingFile = ShapeOf<typeof isOfferingFile>;

const isCheck = object({
  id: text,
  method: text,
  status: text,
  reference: orNull(text),
  made_at: text,
  decided_on: orNull(text),
  expires_on: orNull(text),
  reason: orNull(text),
  file: orNull(isOfferingFile),
});

export const isStep = object({ step: text, state: text });

const subscription = {
  id: text,
  status: text,
  amount_cents: number,
  entity_name: orNull(text),
  entity_kind: orNull(text),
  entity_state: orNull(text),
  signer_title: orNull(text),
  is_accredited: orNull(bool),
  signed_at: orNull(text),
  decided_at: orNull(text),
  reason: orNull(text),
  created_at: text,
  n: number,
  steps: listOf(isStep),
  fee_cents: number,
  accreditation: orNull(isCheck),
  kyc: orNull(isCheck),
  investor: orNull(text),
  email: orNull(text),
  reminded_at: orNull(text),
  entity_id: orNull(text),
  wires: listOf(
    object({
      call_id: text,
      number,
      cents: number,
      due_on: text,
      purpose: text,
      approval: orNull(text),
    }),
  ),
};
const isSubscription = object(subscription);
export type Subscription = ShapeOf<typeof isSubscription>;

export const isBrand = object({
  product_name: text,
  surface: text,
  accent_light: text,
  accent_dark: text,
  logo: orNull(text),
});

const isOffering = object({
  ...terms,
  is_sponsor: bool,
  today: text,
  agreement: text,
  committed_cents: orNull(number),
  progress: orNull(number),
  brand: orNull(isBrand),
  documents: listOf(isOfferingFile),
  updates: listOf(object({ id: text, title: text, body: text, sent_at: text, sender: text })),
  mine: orNull(listOf(isSubscription)),
});
export const isOfferingOrNull = orNull(isOffering);
export type Offering = ShapeOf<typeof isOffering>;

const isDeliveredFile = object({
  id: text,
  kind: text,
  path: text,
  name: text,
  size: number,
  tax_year: orNull(number),
  form: orNull(text),
  added_at: text,
  opened_at: orNull(text),
});

export const isSubscriptionPage = object({
  next: orNull(text),
  rows: listOf(
    object({
      ...subscription,
      paid_cents: number,
      returned_cents: number,
      distributed_cents: number,
      share: number,
      files: listOf(isDeliveredFile),
    }),
  ),
});
export type SponsoredSubscription = ShapeOf<typeof isSubscriptionPage>['rows'][number];

export const isRelationshipList = listOf(
  object({
    id: text,
    name: text,
    email: text,
    established_on: text,
    basis: text,
    recorded_at: text,
    recorder: text,
    is_invited: bool,
  }),
);
export type Relationship = ShapeOf<typeof isRelationshipList>[number];

export const isCallList = listOf(
  object({
    id: text,
    number,
    cents: number,
    due_on: text,
    purpose: text,
    issued_at: text,
    paid_cents: number,
    lines: listOf(
      object({
        subscription_id: text,
        investor: text,
        cents: number,
        paid_on: orNull(text),
        reference: orNull(text),
      }),
    ),
  }),
);
export type CapitalCall = ShapeOf<typeof isCallList>[number];

export const isDistributionList = listOf(
  object({
    id: text,
    number,
    cash_cents: number,
    paid_on: text,
    memo: text,
    capital_cents: number,
    preferred_cents: number,
    profit_cents: number,
    catch_up_cents: number,
    promote_cents: number,
    line_count: number,
    paid_count: number,
    approved_at: text,
    approver: text,
    finished_at: orNull(text),
    cancelled_at: orNull(text),
  }),
);
export type DistributionRun = ShapeOf<typeof isDistributionList>[number];

export const isDistributionPreview = object({
  capital_cents: number,
  preferred_cents: number,
  profit_cents: number,
  catch_up_cents: number,
  promote_cents: number,
  owed_capital_cents: number,
  owed_preferred_cents: number,
  holders: number,
  fingerprint: text,
});
export type DistributionPreview = ShapeOf<typeof isDistributionPreview>;

export const isDistributionProgress = object({ paid: number, of: number, is_finished: bool });

export const isDistributionLinePage = object({
  next: orNull(text),
  rows: listOf(
    object({
      subscription_id: text,
      holder: text,
      capital_cents: number,
      preferred_cents: number,
      profit_cents: number,
      cents: number,
      posted_at: orNull(text),
    }),
  ),
});
export type DistributionLine = ShapeOf<typeof isDistributionLinePage>['rows'][number];

export const isTransferList = listOf(
  object({
    id: text,
    subscription_id: text,
    from_name: text,
    to_name: text,
    to_email: text,
    status: text,
    amount_cents: number,
    interest_cents: number,
    requested_at: text,
    decided_at: orNull(text),
    decider: orNull(text),
    reason: orNull(text),
    signed_at: orNull(text),
    has_kyc: bool,
  }),
);
export type Transfer = ShapeOf<typeof isTransferList>[number];

export const isOfferingWire = orNull(
  object({
    id: text,
    version: number,
    beneficiary: text,
    bank: text,
    last_four: text,
    entered_at: text,
    entered_name: text,
    is_called_back: bool,
  }),
);
export type OfferingWire = NonNullable<ShapeOf<typeof isOfferingWire>>;

export const isTextToSign = orNull(
  object({ title: text, body: text, sha256: text, consent: text }),
);

export const areWireNumbers = listOf(object({ routing: text, account: text }));

export const isOpenedFile = object({ path: text, name: text });
