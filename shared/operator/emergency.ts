import type { Choice } from '../records/choice.ts';

/** Hazards with a plan; `private.is_emergency_hazard` has the same list. */
export const HAZARDS: readonly Choice[] = [
  { value: 'fire', label: 'Fire' },
  { value: 'severe_weather', label: 'Severe weather' },
  { value: 'power_loss', label: 'Power loss' },
  { value: 'elopement', label: 'Elopement' },
  { value: 'flood', label: 'Flood' },
  { value: 'earthquake', label: 'Earthquake' },
  { value: 'active_threat', label: 'Active threat' },
  { value: 'gas_leak', label: 'Gas leak' },
  { value: 'pandemic', label: 'Pandemic' },
  { value: 'bomb_threat', label: 'Bomb threat' },
];

export const EVENT_KINDS: readonly Choice[] = [
  { value: 'drill', label: 'Drill' },
  { value: 'event', label: 'Emergency' },
  { value: 'tabletop', label: 'Tabletop exercise' },
];

export const CONTACT_KINDS: readonly Choice[] = [
  { value: 'fire', label: 'Fire' },
  { value: 'police', label: 'Police' },
  { value: 'medical', label: 'Ambulance' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'utility', label: 'Utility' },
  { value: 'transport', label: 'Transport' },
  { value: 'sister_community', label: 'Sister community' },
  { value: 'agency', label: 'Agency' },
  { value: 'vendor', label: 'Vendor' },
  { value: 'other', label: 'Other' },
];

/** The help a resident needs to leave the building, least first. */
export const ASSISTANCE_LEVELS: readonly Choice[] = [
  { value: 'walks_alone', label: 'Walks alone' },
  { value: 'needs_guidance', label: 'Needs guidance' },
  { value: 'wheelchair', label: 'Wheelchair' },
  { value: 'two_person', label: 'Two-person assist' },
  { value: 'bed_bound', label: 'Bed-bound' },
];

/** How the roster estimates the level until a nurse sets it; `private.estimate_evacuation_assistance` does it. */
export const ASSISTANCE_RULE =
  'Estimated until a nurse sets it: from mobility, else from the level of care (1 walks alone, 2 needs guidance, 3 wheelchair, 4 and up two people). Memory care needs at least guidance.';

export const EQUIPMENT: readonly Choice[] = [
  { value: 'oxygen', label: 'Oxygen' },
  { value: 'walker', label: 'Walker' },
  { value: 'wheelchair', label: 'Wheelchair' },
  { value: 'lift', label: 'Lift' },
  { value: 'cpap', label: 'CPAP' },
  { value: 'feeding_pump', label: 'Feeding pump' },
  { value: 'hearing_aids', label: 'Hearing aids' },
  { value: 'service_animal', label: 'Service animal' },
];

/** Who is counted in a head count. */
export const PERSON_KINDS: readonly Choice[] = [
  { value: 'resident', label: 'Resident' },
  { value: 'staff', label: 'Staff' },
  { value: 'visitor', label: 'Visitor' },
];

export const MARK_STATUSES: readonly Choice[] = [
  { value: 'safe', label: 'Safe here' },
  { value: 'evacuated', label: 'Evacuated' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'missing', label: 'Missing' },
  { value: 'unaccounted', label: 'Not counted' },
];

/** Formats how long an event took, such as "7 min" or "2 h 5 min". */
export function formatDuration(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
