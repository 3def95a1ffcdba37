import { LICENSES } from '../../clients/licenses.ts';
import { TIME_ZONES } from '../../operator/timeZones.ts';
import type { Noun } from '../noun.ts';

/** A community that an operator runs. */
export const community = {
  kind: 'communities',
  one: 'community',
  many: 'communities',
  path: '/operator/properties',
  title: 'name',
  createCall: 'create_community',
  scope: 'community',
  outlivesOwner: true,
  columns: ['city', 'state', 'care_types', 'licensed_beds'],
  fields: [
    {
      name: 'name',
      label: 'Community',
      type: 'text',
      longest: 120,
      isRequired: true,
      isSorted: true,
    },
    { name: 'care_types', label: 'Care types', type: 'choices', choices: LICENSES },
    {
      name: 'time_zone',
      label: 'Time zone',
      type: 'choice',
      choices: TIME_ZONES,
      hint: 'A census day ends at midnight here.',
    },
    {
      name: 'license_number',
      label: 'License number',
      type: 'text',
      longest: 60,
      group: 'License',
    },
    {
      name: 'licensed_beds',
      label: 'Licensed beds',
      type: 'number',
      least: 0,
      most: 5000,
      group: 'License',
    },
    { name: 'street', label: 'Street', type: 'text', longest: 200, group: 'Address' },
    { name: 'city', label: 'City', type: 'text', longest: 120, group: 'Address' },
    { name: 'state', label: 'State', type: 'usState', group: 'Address' },
    { name: 'postal_code', label: 'ZIP code', type: 'text', longest: 10, group: 'Address' },
    { name: 'phone', label: 'Phone', type: 'phone', group: 'Address' },
    {
      name: 'care_notice_days',
      label: 'Notice for a higher level of care, in days',
      type: 'number',
      least: 0,
      most: 365,
      group: 'Care',
    },
    {
      name: 'assessment_interval_days',
      label: 'Days between assessments',
      type: 'number',
      least: 7,
      most: 730,
      group: 'Care',
    },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;
