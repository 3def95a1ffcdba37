import type { ResidentExport } from '#shared/operator/fhir/source.ts';
import { type Guard, listOf, object, orNullish, text } from '../../ui/shape/shape.ts';

const withId = object({ id: text });

/** The server's answer for a FHIR export. A group that the user can't read is missing; the bundle is built from the rest. */
export const isResidentExport = object({
  id: text,
  name: text,
  status: text,
  community: text,
  exported_at: text,
  resident_identities: orNullish(listOf(withId)),
  resident_contacts: orNullish(listOf(withId)),
  resident_diagnoses: orNullish(listOf(withId)),
  resident_allergies: orNullish(listOf(withId)),
  care_needs: orNullish(listOf(withId)),
  care_tasks: orNullish(listOf(withId)),
  medication_orders: orNullish(listOf(withId)),
  medication_doses: orNullish(listOf(withId)),
  care_entries: orNullish(listOf(withId)),
}) as unknown as Guard<ResidentExport>;
