import * as s from '../../shape.ts';

/** The server's answer for an export. A group that the user can't read is missing. */
export const isResidentExport = s.object({
  id: s.text,
  name: s.text,
  status: s.text,
  community: s.text,
  exported_at: s.text,
  resident_identities: s.orNullish(
    s.listOf(
      s.object({
        birth_date: s.text,
        sex: s.orNull(s.text),
        medicare_number: s.orNull(s.text),
        medicaid_number: s.orNull(s.text),
      }),
    ),
  ),
  resident_contacts: s.orNullish(
    s.listOf(
      s.object({
        name: s.text,
        relation: s.orNull(s.text),
        phone: s.orNull(s.text),
        email: s.orNull(s.text),
      }),
    ),
  ),
  resident_diagnoses: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        diagnosis: s.text,
        code: s.orNull(s.text),
        since: s.orNull(s.text),
        created_at: s.text,
      }),
    ),
  ),
  resident_allergies: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        substance: s.text,
        reaction: s.orNull(s.text),
        severity: s.orNull(s.text),
        created_at: s.text,
      }),
    ),
  ),
  care_needs: s.orNullish(s.listOf(s.object({ id: s.text, need: s.text, status: s.text }))),
  care_goals: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        need_id: s.text,
        goal: s.text,
        measure: s.orNull(s.text),
        target_on: s.orNull(s.text),
        status: s.text,
        outcome: s.orNull(s.text),
      }),
    ),
  ),
  care_interventions: s.orNullish(
    s.listOf(s.object({ intervention: s.text, instructions: s.orNull(s.text), status: s.text })),
  ),
  care_tasks: s.orNullish(
    s.listOf(
      s.object({
        name: s.text,
        instructions: s.orNull(s.text),
        shifts: s.listOf(s.text),
        days: s.listOf(s.text),
        ends_on: s.orNull(s.text),
      }),
    ),
  ),
  medication_orders: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        kind: s.text,
        drug: s.text,
        dose: s.text,
        route: s.text,
        times: s.listOf(s.text),
        every_days: s.number,
        is_prn: s.bool,
        prn_reason: s.orNull(s.text),
        stops_at: s.orNull(s.text),
        prescriber: s.text,
        instructions: s.orNull(s.text),
        replaces_id: s.orNull(s.text),
        ordered_at: s.text,
        reviewed_at: s.orNull(s.text),
        discontinued_at: s.orNull(s.text),
      }),
    ),
  ),
  medication_doses: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        order_id: s.text,
        status: s.text,
        at: s.text,
        note: s.orNull(s.text),
        recorded_by_name: s.text,
        struck_at: s.orNull(s.text),
      }),
    ),
  ),
  care_entries: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        measure: s.text,
        value: s.number,
        second_value: s.orNull(s.number),
        at: s.text,
        recorded_name: s.text,
        struck_at: s.orNull(s.text),
      }),
    ),
  ),
  resident_diets: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        diet: s.text,
        texture: s.orNull(s.text),
        liquids: s.orNull(s.text),
        notes: s.orNull(s.text),
        created_at: s.text,
      }),
    ),
  ),
  meals: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        day: s.text,
        meal: s.text,
        at: s.text,
        skip_reason: s.orNull(s.text),
        intake: s.orNull(s.text),
        by: s.text,
        dishes: s.listOf(s.text),
      }),
    ),
  ),
  activities: s.orNullish(
    s.listOf(
      s.object({
        id: s.text,
        title: s.text,
        starts_at: s.text,
        attendance: s.orNull(s.text),
        by: s.text,
      }),
    ),
  ),
});
