import {
  buildActivityObservation,
  buildMealObservation,
  buildNutritionOrder,
} from './dailyLife.ts';
import { buildMedicationAdministration, buildMedicationRequest } from './medications.ts';
import { buildObservation } from './observations.ts';
import { coded, compact, type Reference, type Resource } from './resource.ts';
import type {
  AllergyRow,
  ContactRow,
  DiagnosisRow,
  GoalRow,
  InterventionRow,
  NeedRow,
  ResidentExport,
  TaskRow,
} from './source.ts';

const GENDERS = new Set(['female', 'male', 'other']);
const CODES = 'http://terminology.hl7.org/CodeSystem';
const IDENTIFIER_TYPES = `${CODES}/v2-0203`;

/** Builds a FHIR R4 bundle of what the export contains, with references inside the bundle. */
export function buildFhirBundle(source: ResidentExport, createId: () => string) {
  const subject: Reference = { reference: `urn:uuid:${source.id}`, display: source.name };
  const orders = (source.medication_orders ?? []).filter(({ kind }) => kind === 'medication');
  const byId = new Map(orders.map((order) => [order.id, order]));
  const resources: readonly Resource[] = [
    buildPatient(source),
    ...(source.resident_diagnoses ?? []).map((row) => buildCondition(row, subject)),
    ...(source.resident_allergies ?? []).map((row) => buildAllergy(row, subject)),
    ...orders.map((order) => buildMedicationRequest(order, subject, source, byId)),
    ...(source.medication_doses ?? []).flatMap((dose) => {
      const order = byId.get(dose.order_id);
      return order === undefined ? [] : [buildMedicationAdministration(dose, order, subject)];
    }),
    ...(source.care_needs == null ? [] : [buildCarePlan(source, subject, createId())]),
    ...(source.care_entries ?? []).map((row) => buildObservation(row, subject)),
    ...(source.resident_diets ?? []).map((row) => buildNutritionOrder(row, subject)),
    ...(source.meals ?? [])
      .map((row) => buildMealObservation(row, subject))
      .filter((one) => one !== null),
    ...(source.activities ?? [])
      .map((row) => buildActivityObservation(row, subject, createId))
      .filter((one) => one !== null),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: source.exported_at,
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  } as const;
}

function buildPatient(source: ResidentExport): Resource {
  const [identity] = source.resident_identities ?? [];
  const given = source.name.split(/\s+/).filter((word) => word !== '');
  const family = given.length > 1 ? given.pop() : undefined;
  const numbered = (code: string, display: string, value: string | null | undefined) =>
    value == null || value === ''
      ? []
      : [{ type: coded(IDENTIFIER_TYPES, code, display, display), value }];
  const sex = identity?.sex ?? null;
  return compact({
    resourceType: 'Patient',
    id: source.id,
    identifier: [
      ...numbered('MC', "Patient's Medicare number", identity?.medicare_number),
      ...numbered('MA', 'Patient Medicaid number', identity?.medicaid_number),
    ],
    active: source.status !== 'deceased' && source.status !== 'discharged',
    name: [compact({ use: 'official', text: source.name, family, given })],
    gender: sex !== null && GENDERS.has(sex) ? sex : 'unknown',
    birthDate: identity?.birth_date,
    deceasedBoolean: source.status === 'deceased' ? true : undefined,
    contact: (source.resident_contacts ?? []).map(buildContact),
    managingOrganization: { display: source.community },
  });
}

const buildContact = ({ name, relation, phone, email }: ContactRow) =>
  compact({
    relationship: relation ? [{ text: relation }] : [],
    name: { text: name },
    telecom: [
      ...(phone ? [{ system: 'phone', value: phone }] : []),
      ...(email ? [{ system: 'email', value: email }] : []),
    ],
  });

const buildCondition = (row: DiagnosisRow, subject: Reference): Resource =>
  compact({
    resourceType: 'Condition',
    id: row.id,
    clinicalStatus: coded(`${CODES}/condition-clinical`, 'active', 'Active'),
    category: [coded(`${CODES}/condition-category`, 'problem-list-item', 'Problem List Item')],
    code:
      row.code === null
        ? { text: row.diagnosis }
        : coded('http://hl7.org/fhir/sid/icd-10-cm', row.code, undefined, row.diagnosis),
    subject,
    onsetDateTime: row.since,
    recordedDate: row.created_at,
  });

const buildAllergy = (row: AllergyRow, patient: Reference): Resource =>
  compact({
    resourceType: 'AllergyIntolerance',
    id: row.id,
    clinicalStatus: coded(`${CODES}/allergyintolerance-clinical`, 'active', 'Active'),
    code: { text: row.substance },
    patient,
    recordedDate: row.created_at,
    reaction:
      row.reaction === null && row.severity === null
        ? []
        : [
            compact({
              manifestation: [{ text: row.reaction ?? 'Not recorded' }],
              severity: row.severity,
            }),
          ],
  });

const GOAL_STATUSES: Readonly<Record<string, string>> = {
  active: 'active',
  met: 'completed',
  not_met: 'completed',
  discontinued: 'cancelled',
};
const ACHIEVEMENTS: Readonly<Record<string, readonly [string, string]>> = {
  met: ['achieved', 'Achieved'],
  not_met: ['not-achieved', 'Not Achieved'],
};

function buildGoal(row: GoalRow, needs: readonly NeedRow[], subject: Reference) {
  const achieved = ACHIEVEMENTS[row.status];
  const notes = [
    needs.find(({ id }) => id === row.need_id)?.need,
    row.measure === null ? undefined : `Measured by ${row.measure}`,
    row.outcome ?? undefined,
  ].filter((text) => text !== undefined);
  return compact({
    resourceType: 'Goal',
    id: row.id,
    lifecycleStatus: GOAL_STATUSES[row.status] ?? 'active',
    achievementStatus: achieved && coded(`${CODES}/goal-achievement`, achieved[0], achieved[1]),
    description: { text: row.goal },
    subject,
    target: row.target_on === null ? [] : [{ dueDate: row.target_on }],
    note: notes.length === 0 ? [] : [{ text: notes.join('\n') }],
  });
}

function buildCarePlan(source: ResidentExport, subject: Reference, id: string): Resource {
  const needs = source.care_needs ?? [];
  const goals = (source.care_goals ?? []).map((row) => buildGoal(row, needs, subject));
  return compact({
    resourceType: 'CarePlan',
    id,
    contained: goals,
    status: source.status === 'in_house' || source.status === 'on_leave' ? 'active' : 'completed',
    intent: 'plan',
    title: 'Care plan',
    description: needs.length === 0 ? undefined : needs.map(({ need }) => need).join('; '),
    subject,
    goal: goals.map((goal) => ({ reference: `#${String(goal.id)}` })),
    activity: [
      ...(source.care_interventions ?? []).map((row) => ({ detail: buildIntervention(row) })),
      ...(source.care_tasks ?? []).map((row) => ({ detail: buildActivity(row, source) })),
    ],
  });
}

const buildIntervention = (row: InterventionRow) => ({
  status: row.status === 'active' ? 'in-progress' : 'stopped',
  description: [row.intervention, row.instructions].filter((text) => text !== null).join(': '),
});

const buildActivity = (row: TaskRow, { exported_at: now }: ResidentExport) =>
  compact({
    status: row.ends_on !== null && row.ends_on < now.slice(0, 10) ? 'completed' : 'in-progress',
    scheduledString: [row.shifts.join(', '), row.days.join(', ') || 'every day'].join('; '),
    description: [row.name, row.instructions].filter((text) => text !== null).join(': '),
  });
