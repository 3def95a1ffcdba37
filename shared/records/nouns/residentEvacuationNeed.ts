import { ASSISTANCE_LEVELS, EQUIPMENT } from '../../operator/emergency.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** The help a resident needs to leave the building, and what must go with them. */
export const residentEvacuationNeed = {
  kind: 'resident_evacuation_needs',
  one: 'evacuation need',
  many: 'evacuation needs',
  title: 'assistance',
  ...residentNoun,
  fields: [
    {
      name: 'assistance',
      label: 'Help to leave',
      type: 'choice',
      isRequired: true,
      choices: ASSISTANCE_LEVELS,
    },
    { name: 'equipment', label: 'Takes along', type: 'choices', choices: EQUIPMENT },
    { name: 'notes', label: 'Evacuation notes', type: 'text', longest: 200 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
