import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { isPlainLine } from '../../../ui/form/textSchemas.ts';
import type { EmergencyPlan } from './emergencyShapes.ts';

type Step = EmergencyPlan['steps'][number];
type Site = EmergencyPlan['sites'][number];

const MOST_STEPS = 40;
const MOST_SITES = 10;
const PHONE = /^[0-9+(). x/-]{0,40}$/;

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const partsOf = (line: string): readonly string[] => line.split('|').map((part) => part.trim());

/** Parses steps typed one per line, each with its position after a bar. Null if a line isn't valid. */
export function parseSteps(typed: string): readonly Step[] | null {
  const lines = linesOf(typed);
  if (lines.length === 0 || lines.length > MOST_STEPS) return null;
  const steps: Step[] = [];
  for (const line of lines) {
    const [text = '', typedPosition, ...rest] = partsOf(line);
    if (text === '' || text.length > 400 || !isPlainLine(text) || rest.length > 0) return null;
    const position = POSITIONS.find(
      ({ label, value }) =>
        value !== 'family' && label.toLowerCase() === typedPosition?.toLowerCase(),
    );
    if (typedPosition !== undefined && position === undefined) return null;
    steps.push(position === undefined ? { text } : { text, position: position.value });
  }
  return steps;
}

/** Writes steps the way they are typed. */
export const formatSteps = (steps: readonly Step[]): string =>
  steps
    .map(({ text, position }) => (position ? `${text} | ${labelOf(POSITIONS, position)}` : text))
    .join('\n');

/** Parses evacuation sites typed one per line as name, address, and phone. Null if a line isn't valid. */
export function parseSites(typed: string): readonly Site[] | null {
  const lines = linesOf(typed);
  if (lines.length > MOST_SITES) return null;
  const sites: Site[] = [];
  for (const line of lines) {
    const [name = '', address = '', phone = '', ...rest] = partsOf(line);
    if (name === '' || name.length > 120 || address.length > 200 || rest.length > 0) return null;
    if (!isPlainLine(line) || !PHONE.test(phone)) return null;
    sites.push({ name, address: address || null, phone: phone || null });
  }
  return sites;
}

/** Writes sites the way they are typed. */
export const formatSites = (sites: readonly Site[]): string =>
  sites
    .map(({ name, address, phone }) =>
      phone ? `${name} | ${address ?? ''} | ${phone}` : address ? `${name} | ${address}` : name,
    )
    .join('\n');
