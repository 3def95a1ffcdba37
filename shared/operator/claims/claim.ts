import type { Choice } from '../../records/choice.ts';

/** 837P for professional services such as waiver services, 837I for facilities such as skilled nursing. */
export type ClaimKind = 'professional' | 'institutional';

export interface ClaimAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** What a payer knows about a community. */
export interface PayerProfile {
  readonly claim_kind: ClaimKind;
  readonly payer_name: string;
  readonly payer_id: string;
  readonly filing_code: string;
  readonly submitter_id: string;
  readonly receiver_id: string;
  readonly receiver_name: string;
  readonly provider_name: string;
  readonly npi: string;
  readonly taxonomy: string;
  readonly tax_id: string;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly place_of_service: string;
  readonly bill_type: string;
  readonly needs_authorization: boolean;
}

export interface ClaimLine {
  readonly id: string;
  readonly description: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly procedure_code: string | null;
  readonly modifiers: readonly string[];
  readonly revenue_code: string | null;
  readonly units: number;
  readonly unit_kind: 'day' | 'unit';
  readonly cents: number;
}

export interface ClaimSubscriber {
  readonly name: string;
  readonly member_number: string | null;
  readonly birth_date: string | null;
  readonly sex: string | null;
}

export interface ValueCode {
  readonly code: string;
  /** Cents of an amount, or hundredths of a count such as covered days. */
  readonly value: number;
}

export interface CareClaim {
  readonly number: string;
  /** 1 original, 7 replacement, 8 void. */
  readonly frequency: string;
  readonly payer_claim_number: string | null;
  readonly from_on: string;
  readonly to_on: string;
  readonly admitted_on: string | null;
  readonly patient_status: string;
  readonly authorization: string | null;
  readonly diagnoses: readonly string[];
  readonly attending_name: string | null;
  readonly attending_npi: string | null;
  readonly value_codes: readonly ValueCode[];
  readonly total_cents: number;
  readonly subscriber: ClaimSubscriber;
  readonly lines: readonly ClaimLine[];
}

/** One export: the claims of a payer under one control number. */
export interface ClaimBatch {
  readonly control_number: number;
  /** UTC. */
  readonly created_at: string;
  readonly is_test: boolean;
  readonly profile: PayerProfile;
  readonly address: ClaimAddress;
  readonly claims: readonly CareClaim[];
}

export const CLAIM_KINDS: readonly Choice[] = [
  { value: 'professional', label: 'Professional (837P)' },
  { value: 'institutional', label: 'Institutional (837I)' },
];

export const CLAIM_STATUSES: readonly Choice[] = [
  { value: 'draft', label: 'Draft' },
  { value: 'ready', label: 'Ready' },
  { value: 'exported', label: 'Exported' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'denied', label: 'Denied' },
  { value: 'appealed', label: 'Appealed' },
  { value: 'replaced', label: 'Replaced' },
  { value: 'voided', label: 'Voided' },
];

export const FREQUENCIES: readonly Choice[] = [
  { value: '1', label: 'Original' },
  { value: '7', label: 'Replacement' },
  { value: '8', label: 'Void' },
];

/** Payors that claims go to. Private pay and long-term-care insurance reimburse the resident. */
export const CLAIM_PAYORS: readonly Choice[] = [
  { value: 'medicaid', label: 'Medicaid' },
  { value: 'medicare_a', label: 'Medicare A' },
  { value: 'medicare_advantage', label: 'Medicare Advantage' },
  { value: 'va', label: 'VA' },
  { value: 'hospice', label: 'Hospice' },
  { value: 'other', label: 'Other payer' },
];

/** SBR09. */
export const FILING_CODES: readonly Choice[] = [
  { value: 'MC', label: 'Medicaid' },
  { value: 'MA', label: 'Medicare Part A' },
  { value: '16', label: 'Medicare Advantage' },
  { value: 'VA', label: 'Veterans Affairs' },
  { value: 'CI', label: 'Commercial insurance' },
  { value: 'ZZ', label: 'Other' },
];

export const PLACES_OF_SERVICE: readonly Choice[] = [
  { value: '12', label: '12 Home' },
  { value: '13', label: '13 Assisted living' },
  { value: '14', label: '14 Group home' },
  { value: '31', label: '31 Skilled nursing facility' },
  { value: '32', label: '32 Nursing facility' },
  { value: '99', label: '99 Other' },
];

/** CLP-adjustment groups of an 835. */
export const ADJUSTMENT_GROUPS: readonly Choice[] = [
  { value: 'CO', label: 'Contractual' },
  { value: 'PR', label: 'Patient responsibility' },
  { value: 'OA', label: 'Other' },
  { value: 'PI', label: 'Payer initiated' },
];
