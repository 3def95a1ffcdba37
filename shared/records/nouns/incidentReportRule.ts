import { INCIDENT_TYPES } from '../../operator/incidents.ts';
import type { Noun } from '../noun.ts';

/** A recipient that a community notifies of some incidents, and by when. */
export const incidentReportRule = {
  kind: 'incident_report_rules',
  one: 'rule',
  many: 'reporting rules',
  path: '/operator/properties',
  title: 'recipient',
  parent: { kind: 'communities', by: 'community_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'recipient', label: 'Recipient', type: 'text', longest: 80, isRequired: true },
    {
      name: 'types',
      label: 'Incident types',
      type: 'choices',
      isRequired: true,
      choices: INCIDENT_TYPES,
    },
    {
      name: 'hours',
      label: 'Hours',
      type: 'number',
      least: 1,
      most: 720,
      isRequired: true,
    },
    { name: 'begins_on', label: 'Begins', type: 'date' },
    { name: 'ends_on', label: 'Ends', type: 'date' },
    { name: 'note', label: 'Source or note', type: 'text', longest: 120 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
