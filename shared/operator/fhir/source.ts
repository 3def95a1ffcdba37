/** What a FHIR bundle is built from, as `get_resident_export` returns it. A group that can't be read is missing. */
export interface ResidentExport {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly community: string;
  readonly exported_at: string;
  readonly resident_identities?: readonly IdentityRow[] | null | undefined;
  readonly resident_contacts?: readonly ContactRow[] | null | undefined;
  readonly resident_diagnoses?: readonly DiagnosisRow[] | null | undefined;
  readonly resident_allergies?: readonly AllergyRow[] | null | undefined;
  readonly care_needs?: readonly NeedRow[] | null | undefined;
  readonly care_goals?: readonly GoalRow[] | null | undefined;
  readonly care_interventions?: readonly InterventionRow[] | null | undefined;
  readonly care_tasks?: readonly TaskRow[] | null | undefined;
  readonly medication_orders?: readonly OrderRow[] | null | undefined;
  readonly medication_doses?: readonly DoseRow[] | null | undefined;
  readonly care_entries?: readonly VitalRow[] | null | undefined;
  readonly resident_diets?: readonly DietRow[] | null | undefined;
  readonly meals?: readonly MealRow[] | null | undefined;
  readonly activities?: readonly ActivityRow[] | null | undefined;
}

interface IdentityRow {
  readonly birth_date: string;
  readonly sex: string | null;
  readonly medicare_number: string | null;
  readonly medicaid_number: string | null;
}

export interface ContactRow {
  readonly name: string;
  readonly relation: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface DiagnosisRow {
  readonly id: string;
  readonly diagnosis: string;
  readonly code: string | null;
  readonly since: string | null;
  readonly created_at: string;
}

export interface AllergyRow {
  readonly id: string;
  readonly substance: string;
  readonly reaction: string | null;
  readonly severity: string | null;
  readonly created_at: string;
}

export interface NeedRow {
  readonly id: string;
  readonly need: string;
  readonly status: string;
}

export interface GoalRow {
  readonly id: string;
  readonly need_id: string;
  readonly goal: string;
  readonly measure: string | null;
  readonly target_on: string | null;
  readonly status: string;
  readonly outcome: string | null;
}

export interface InterventionRow {
  readonly intervention: string;
  readonly instructions: string | null;
  readonly status: string;
}

export interface TaskRow {
  readonly name: string;
  readonly instructions: string | null;
  readonly shifts: readonly string[];
  readonly days: readonly string[];
  readonly ends_on: string | null;
}

export interface OrderRow {
  readonly id: string;
  readonly kind: string;
  readonly drug: string;
  readonly dose: string;
  readonly route: string;
  /** Times of day, such as "08:00:00". */
  readonly times: readonly string[];
  readonly every_days: number;
  readonly is_prn: boolean;
  readonly prn_reason: string | null;
  readonly stops_at: string | null;
  readonly prescriber: string;
  readonly instructions: string | null;
  readonly replaces_id: string | null;
  readonly ordered_at: string;
  readonly reviewed_at: string | null;
  readonly discontinued_at: string | null;
}

export interface DoseRow {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly at: string;
  readonly note: string | null;
  readonly recorded_by_name: string;
  readonly struck_at: string | null;
}

export interface VitalRow {
  readonly id: string;
  readonly measure: string;
  readonly value: number;
  readonly second_value: number | null;
  readonly at: string;
  readonly recorded_name: string;
  readonly struck_at: string | null;
}

export interface DietRow {
  readonly id: string;
  readonly diet: string;
  readonly texture: string | null;
  readonly liquids: string | null;
  readonly notes: string | null;
  readonly created_at: string;
}

export interface MealRow {
  readonly id: string;
  readonly day: string;
  readonly meal: string;
  readonly at: string;
  readonly skip_reason: string | null;
  readonly intake: string | null;
  readonly by: string;
  readonly dishes: readonly string[];
}

export interface ActivityRow {
  readonly id: string;
  readonly title: string;
  readonly starts_at: string;
  readonly attendance: string | null;
  readonly by: string;
}
