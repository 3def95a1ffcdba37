import * as s from '../../../ui/shape/shape.ts';

const isTier = s.object({ up_to: s.orNull(s.number), investors_bps: s.number });

const terms = {
  id: s.text,
  sponsor: s.text,
  title: s.text,
  rule: s.text,
  status: s.text,
  property: s.text,
  state: s.text,
  care_type: s.text,
  summary: s.text,
  offering_cents: s.number,
  minimum_cents: s.number,
  step_cents: s.number,
  preferred_bps: s.number,
  catch_up_bps: s.number,
  catch_up_to_bps: s.number,
  tiers: s.listOf(isTier),
  is_preferred_first: s.bool,
  fee_bps: s.number,
  hold_months: s.number,
  closes_on: s.text,
  opened_on: s.orNull(s.text),
  n: s.number,
};

export const isOfferingList = s.object({
  is_sponsor: s.bool,
  next: s.orNull(s.text),
  rows: s.listOf(
    s.object({
      ...terms,
      committed_cents: s.orNull(s.number),
      progress: s.orNull(s.number),
      investors: s.orNull(s.number),
      mine_cents: s.orNull(s.number),
      mine_status: s.orNull(s.text),
    }),
  ),
});
export type OfferingRow = s.ShapeOf<typeof isOfferingList>['rows'][number];

export const isOfferingFile = s.object({
  id: s.text,
  kind: s.text,
  path: s.text,
  name: s.text,
  size: s.number,
  tax_year: s.orNull(s.number),
  form: s.orNull(s.text),
  added_at: s.text,
});
export type OfferingFile = s.ShapeOf<typeof isOfferingFile>;

const isCheck = s.object({
  id: s.text,
  method: s.text,
  status: s.text,
  reference: s.orNull(s.text),
  made_at: s.text,
  decided_on: s.orNull(s.text),
  expires_on: s.orNull(s.text),
  reason: s.orNull(s.text),
  file: s.orNull(isOfferingFile),
});

export const isStep = s.object({ step: s.text, state: s.text });

const subscription = {
  id: s.text,
  status: s.text,
  amount_cents: s.number,
  entity_name: s.orNull(s.text),
  entity_kind: s.orNull(s.text),
  entity_state: s.orNull(s.text),
  signer_title: s.orNull(s.text),
  is_accredited: s.orNull(s.bool),
  signed_at: s.orNull(s.text),
  decided_at: s.orNull(s.text),
  reason: s.orNull(s.text),
  created_at: s.text,
  n: s.number,
  steps: s.listOf(isStep),
  fee_cents: s.number,
  accreditation: s.orNull(isCheck),
  kyc: s.orNull(isCheck),
  investor: s.orNull(s.text),
  email: s.orNull(s.text),
  reminded_at: s.orNull(s.text),
  entity_id: s.orNull(s.text),
  wires: s.listOf(
    s.object({
      call_id: s.text,
      number: s.number,
      cents: s.number,
      due_on: s.text,
      purpose: s.text,
      approval: s.orNull(s.text),
    }),
  ),
};
const isSubscription = s.object(subscription);
export type Subscription = s.ShapeOf<typeof isSubscription>;

export const isBrand = s.object({
  product_name: s.text,
  surface: s.text,
  accent_light: s.text,
  accent_dark: s.text,
  logo: s.orNull(s.text),
});

const isOffering = s.object({
  ...terms,
  is_sponsor: s.bool,
  today: s.text,
  agreement: s.text,
  committed_cents: s.orNull(s.number),
  progress: s.orNull(s.number),
  brand: s.orNull(isBrand),
  documents: s.listOf(isOfferingFile),
  updates: s.listOf(
    s.object({ id: s.text, title: s.text, body: s.text, sent_at: s.text, sender: s.text }),
  ),
  mine: s.orNull(s.listOf(isSubscription)),
});
export const isOfferingOrNull = s.orNull(isOffering);
export type Offering = s.ShapeOf<typeof isOffering>;

const isDeliveredFile = s.object({
  id: s.text,
  kind: s.text,
  path: s.text,
  name: s.text,
  size: s.number,
  tax_year: s.orNull(s.number),
  form: s.orNull(s.text),
  added_at: s.text,
  opened_at: s.orNull(s.text),
});

export const isSubscriptionPage = s.object({
  next: s.orNull(s.text),
  rows: s.listOf(
    s.object({
      ...subscription,
      paid_cents: s.number,
      returned_cents: s.number,
      distributed_cents: s.number,
      share: s.number,
      files: s.listOf(isDeliveredFile),
    }),
  ),
});
export type SponsoredSubscription = s.ShapeOf<typeof isSubscriptionPage>['rows'][number];

export const isRelationshipList = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    email: s.text,
    established_on: s.text,
    basis: s.text,
    recorded_at: s.text,
    recorder: s.text,
    is_invited: s.bool,
  }),
);
export type Relationship = s.ShapeOf<typeof isRelationshipList>[number];

export const isCallList = s.listOf(
  s.object({
    id: s.text,
    number: s.number,
    cents: s.number,
    due_on: s.text,
    purpose: s.text,
    issued_at: s.text,
    paid_cents: s.number,
    lines: s.listOf(
      s.object({
        subscription_id: s.text,
        investor: s.text,
        cents: s.number,
        paid_on: s.orNull(s.text),
        reference: s.orNull(s.text),
      }),
    ),
  }),
);
export type CapitalCall = s.ShapeOf<typeof isCallList>[number];

export const isDistributionList = s.listOf(
  s.object({
    id: s.text,
    number: s.number,
    cash_cents: s.number,
    paid_on: s.text,
    memo: s.text,
    capital_cents: s.number,
    preferred_cents: s.number,
    profit_cents: s.number,
    catch_up_cents: s.number,
    promote_cents: s.number,
    line_count: s.number,
    paid_count: s.number,
    approved_at: s.text,
    approver: s.text,
    finished_at: s.orNull(s.text),
    cancelled_at: s.orNull(s.text),
  }),
);
export type DistributionRun = s.ShapeOf<typeof isDistributionList>[number];

export const isDistributionPreview = s.object({
  capital_cents: s.number,
  preferred_cents: s.number,
  profit_cents: s.number,
  catch_up_cents: s.number,
  promote_cents: s.number,
  owed_capital_cents: s.number,
  owed_preferred_cents: s.number,
  holders: s.number,
  fingerprint: s.text,
});
export type DistributionPreview = s.ShapeOf<typeof isDistributionPreview>;

export const isDistributionProgress = s.object({
  paid: s.number,
  of: s.number,
  is_finished: s.bool,
});

export const isDistributionLinePage = s.object({
  next: s.orNull(s.text),
  rows: s.listOf(
    s.object({
      subscription_id: s.text,
      holder: s.text,
      capital_cents: s.number,
      preferred_cents: s.number,
      profit_cents: s.number,
      cents: s.number,
      posted_at: s.orNull(s.text),
    }),
  ),
});
export type DistributionLine = s.ShapeOf<typeof isDistributionLinePage>['rows'][number];

export const isTransferList = s.listOf(
  s.object({
    id: s.text,
    subscription_id: s.text,
    from_name: s.text,
    to_name: s.text,
    to_email: s.text,
    status: s.text,
    amount_cents: s.number,
    interest_cents: s.number,
    requested_at: s.text,
    decided_at: s.orNull(s.text),
    decider: s.orNull(s.text),
    reason: s.orNull(s.text),
    signed_at: s.orNull(s.text),
    has_kyc: s.bool,
  }),
);
export type Transfer = s.ShapeOf<typeof isTransferList>[number];

export const isOfferingWire = s.orNull(
  s.object({
    id: s.text,
    version: s.number,
    beneficiary: s.text,
    bank: s.text,
    last_four: s.text,
    entered_at: s.text,
    entered_name: s.text,
    is_called_back: s.bool,
  }),
);
export type OfferingWire = NonNullable<s.ShapeOf<typeof isOfferingWire>>;

export const isTextToSign = s.orNull(
  s.object({ title: s.text, body: s.text, sha256: s.text, consent: s.text }),
);

export const areWireNumbers = s.listOf(s.object({ routing: s.text, account: s.text }));

export const isOpenedFile = s.object({ path: s.text, name: s.text });
