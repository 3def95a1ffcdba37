import { coded, compact, type Reference, type Resource } from './resource.ts';
import type { VitalRow } from './source.ts';

interface Measure {
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly ucum: string;
}

/** LOINC codes and UCUM units of vitals. */
const MEASURES: Readonly<Record<string, Measure>> = {
  weight: { code: '29463-7', label: 'Body weight', unit: 'lb', ucum: '[lb_av]' },
  pulse: { code: '8867-4', label: 'Heart rate', unit: '/min', ucum: '/min' },
  temperature: { code: '8310-5', label: 'Body temperature', unit: '°F', ucum: '[degF]' },
  respiration: { code: '9279-1', label: 'Respiratory rate', unit: '/min', ucum: '/min' },
  oxygen: { code: '2708-6', label: 'Oxygen saturation in Arterial blood', unit: '%', ucum: '%' },
  pain: {
    code: '72514-3',
    label: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
    unit: 'of 10',
    ucum: '{score}',
  },
  glucose: {
    code: '41653-7',
    label: 'Glucose [Mass/volume] in Capillary blood by Glucometer',
    unit: 'mg/dL',
    ucum: 'mg/dL',
  },
};
const SYSTOLIC = { code: '8480-6', label: 'Systolic blood pressure', unit: 'mmHg', ucum: 'mm[Hg]' };
const DIASTOLIC = { ...SYSTOLIC, code: '8462-4', label: 'Diastolic blood pressure' };

const LOINC = 'http://loinc.org';
const CATEGORY = coded(
  'http://terminology.hl7.org/CodeSystem/observation-category',
  'vital-signs',
  'Vital Signs',
);

const quantityOf = ({ unit, ucum }: Measure, value: number) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: ucum,
});
const componentOf = (measure: Measure, value: number) => ({
  code: coded(LOINC, measure.code, measure.label),
  valueQuantity: quantityOf(measure, value),
});

export function buildObservation(row: VitalRow, subject: Reference): Resource {
  const measure = MEASURES[row.measure];
  return compact({
    resourceType: 'Observation',
    id: row.id,
    status: row.struck_at === null ? 'final' : 'entered-in-error',
    category: [CATEGORY],
    code:
      measure === undefined
        ? coded(LOINC, '85354-9', 'Blood pressure panel with all children optional')
        : coded(LOINC, measure.code, measure.label),
    subject,
    effectiveDateTime: row.at,
    performer: row.recorded_name === '' ? [] : [{ display: row.recorded_name }],
    valueQuantity: measure === undefined ? null : quantityOf(measure, row.value),
    component:
      measure === undefined
        ? [
            componentOf(SYSTOLIC, row.value),
            ...(row.second_value === null ? [] : [componentOf(DIASTOLIC, row.second_value)]),
          ]
        : [],
  });
}
