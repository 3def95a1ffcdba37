import { DOSE_STATUSES, ROUTES_OF_DRUGS } from '../medications.ts';
import { labelOf } from '../residents.ts';
import { compact, type Reference, type Resource } from './resource.ts';
import type { DoseRow, OrderRow, ResidentExport } from './source.ts';

function statusOf(order: OrderRow, { exported_at: now, status }: ResidentExport): string {
  const isPast = (at: string | null) => at !== null && Date.parse(at) <= Date.parse(now);
  if (isPast(order.discontinued_at)) return 'stopped';
  if (isPast(order.stops_at)) return 'completed';
  if (status === 'discharged' || status === 'deceased') return 'stopped';
  return order.reviewed_at === null ? 'draft' : 'active';
}

export const buildMedicationRequest = (
  order: OrderRow,
  subject: Reference,
  source: ResidentExport,
  orders: ReadonlyMap<string, OrderRow>,
): Resource =>
  compact({
    resourceType: 'MedicationRequest',
    id: order.id,
    status: statusOf(order, source),
    intent: 'order',
    medicationCodeableConcept: { text: order.drug },
    subject,
    authoredOn: order.ordered_at,
    requester: { display: order.prescriber },
    dosageInstruction: [
      compact({
        text: [order.dose, order.instructions].filter((text) => text !== null).join('. '),
        timing: order.is_prn
          ? undefined
          : {
              repeat: {
                frequency: order.times.length,
                period: order.every_days,
                periodUnit: 'd',
                timeOfDay: order.times.map((time) => time.slice(0, 8)),
              },
            },
        asNeededCodeableConcept: order.is_prn ? { text: order.prn_reason ?? 'As needed' } : null,
        route: { text: labelOf(ROUTES_OF_DRUGS, order.route) },
      }),
    ],
    priorPrescription:
      order.replaces_id !== null && orders.has(order.replaces_id)
        ? { reference: `urn:uuid:${order.replaces_id}` }
        : null,
  });

export const buildMedicationAdministration = (
  dose: DoseRow,
  order: OrderRow,
  subject: Reference,
): Resource => {
  const isGiven = dose.status === 'given';
  const reason = [isGiven ? null : labelOf(DOSE_STATUSES, dose.status), dose.note];
  return compact({
    resourceType: 'MedicationAdministration',
    id: dose.id,
    status: dose.struck_at !== null ? 'entered-in-error' : isGiven ? 'completed' : 'not-done',
    statusReason: isGiven ? [] : [{ text: reason.filter((text) => text).join(': ') }],
    medicationCodeableConcept: { text: `${order.drug}, ${order.dose}` },
    subject,
    effectiveDateTime: dose.at,
    performer: dose.recorded_by_name === '' ? [] : [{ actor: { display: dose.recorded_by_name } }],
    request: { reference: `urn:uuid:${order.id}` },
  });
};
