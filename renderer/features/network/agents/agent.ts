import { pageOf } from '../../../ui/shape/pageOf.ts';
import * as s from '../../../ui/shape/shape.ts';
import { propertyTypeLabel } from '../../listings/market/index.ts';

/** Public fields of an agent. */
const card = {
  id: s.text,
  name: s.text,
  brokerage: s.orNull(s.text),
  /** Number of active listings. */
  listings: s.number,
  /** Number of communities sold here, without confidential sales. */
  sold: s.number,
  /** States of current licenses. */
  licensed_in: s.listOf(s.text),
  states: s.listOf(s.text),
  property_types: s.listOf(s.text),
};
const isListedAgent = s.object(card);
const isMarket = s.object({ state: s.text, property_type: s.text, listings: s.number });

export const areAgents = pageOf(isListedAgent);
/** A broker's practice details, without free text. */
const isPractice = s.object({
  years_experience: s.orNull(s.number),
  specialization: s.orNull(s.text),
  service_areas: s.listOf(s.text),
  licensed_in: s.listOf(s.text),
});
const isClosed = s.object({
  count: s.number,
  /** The latest deals, newest first; `month` like 2026-10. */
  last: s.listOf(
    s.object({ property_type: s.text, location: s.text, beds: s.orNull(s.number), month: s.text }),
  ),
});
export const isAgentOrNone = s.orNull(
  s.object({
    ...card,
    markets: s.listOf(isMarket),
    practice: s.orNull(isPractice),
    closed: isClosed,
  }),
);

export type ListedAgent = s.ShapeOf<typeof isListedAgent>;
export type Agent = NonNullable<s.ShapeOf<typeof isAgentOrNone>>;
export type Market = s.ShapeOf<typeof isMarket>;

export const communitiesText = (count: number): string =>
  count === 1 ? '1 community for sale' : `${count} communities for sale`;

export const soldText = (count: number): string =>
  count === 1 ? '1 community sold' : `${count} communities sold`;

/** "Memory Care, Assisted Living and 3 more". */
export function typesText(types: readonly string[]): string {
  const [first, second, ...rest] = types.map(propertyTypeLabel);
  if (rest.length === 0) return [first, second].filter(Boolean).join(' and ');
  return `${first}, ${second} and ${rest.length} more`;
}
