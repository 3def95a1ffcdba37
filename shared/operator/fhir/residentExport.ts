import { bool, listOf, number, object, orNull, orNullish, text } from '../../shape.ts';

/** The server's answer for an export. A group that the user can't read is missing. */
export const isResidentExport = object({
  id: text,
  name: text,
  status: text,
  community: text,
  exported_at: text,
  resident_identities: orNullish(
    listOf(
      object({
        birth_date: text,
        sex: orNull(text),
        medicare_number: orNull(text),
        medicaid_number: orNull(text),
      }),
    ),
  ),
  resident_contacts: orNullish(
    listOf(
      object({ name: text, relation: orNull(text), phone: orNull(text), email: orNull(text) }),
    ),
  ),
  resident_diagnoses: orNullish(
    listOf(
      object({
        id: text,
        diagnosis: text,
        code: orNull(text),
        since: orNull(text),
        created_at: text,
      }),
    ),
  ),
  resident_allergies: orNullish(
    listOf(
      object({
        id: text,
        substance: text,
        reaction: orNull(text),
        severity: orNull(text),
        created_at: text,
      }),
    ),
  ),
  care_needs: orNullish(listOf(object({ id: text, need: text, status: text }))),
  care_goals: orNullish(
    listOf(
      object({
        id: text,
        need_id: text,
        goal: text,
        measure: orNull(text),
        target_on: orNull(text),
        status: text,
        outcome: orNull(text),
      }),
    ),
  ),
  care_interventions: orNullish(
    listOf(object({ intervention: text, instructions: orNull(text), status: text })),
  ),
  care_tasks: orNullish(
    listOf(
      object({
        name: text,
        instructions: orNull(text),
        shifts: listOf(text),
        days: listOf(text),
        ends_on: orNull(text),
      }),
    ),
  ),
  medication_orders: orNullish(
    listOf(
      object({
        id: text,
        kind: text,
        drug: text,
        dose: text,
        route: text,
        times: listOf(text),
        every_days: number,
        is_prn: bool,
        prn_reason: orNull(text),
        stops_at: orNull(text),
        prescriber: text,
        instructions: orNull(text),
        replaces_id: orNull(text),
        ordered_at: text,
        reviewed_at: orNull(text),
        discontinued_at: orNull(text),
      }),
    ),
  ),
  medication_doses: orNullish(
    listOf(
      object({
        id: text,
        order_id: text,
        status: text,
        at: text,
        note: orNull(text),
        recorded_by_name: text,
        struck_at: orNull(text),
      }),
    ),
  ),
  care_entries: orNullish(
    listOf(
      object({
        id: text,
        measure: text,
        value: number,
        second_value: orNull(number),
        at: text,
        recorded_name: text,
        struck_at: orNull(text),
      }),
    ),
  ),
  resident_diets: orNullish(
    listOf(
      object({
        id: text,
        diet: text,
        texture: orNull(text),
        liquids: orNull(text),
        notes: orNull(text),
        created_at: text,
      }),
    ),
  ),
  meals: orNullish(
    listOf(
      object({
        id: text,
        day: text,
        meal: text,
        at: text,
        skip_reason: orNull(text),
        intake: orNull(text),
        by: text,
        dishes: listOf(text),
      }),
    ),
  ),
  activities: orNullish(
    listOf(object({ id: text, title: text, starts_at: text, attendance: orNull(text), by: text })),
  ),
});
