import { pageOf } from '../../../ui/shape/pageOf.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { propertyTypeLabel } from '../../listings/market/index.ts';

/** Public fields of an agent. */
const card = {
  id: text,
  name: text,
  brokerage: orNull(text),
  /** Number of active listings. */
  listings: number,
  /** Number of communities sold here, without confidential sales. */
  sold: number,
  /** States of current licenses. */
  licensed_in: listOf(text),
  states: listOf(text),
  property_types: listOf(text),
};
const isListedAgent = object(card);
const isMarket = object({ state: text, property_type: text, listings: number });

export const areAgents = pageOf(isListedAgent);
/** A broker's practice details, without free text. */
const isPractice = object({
  years_experience: orNull(number),
  specialization: orNull(text),
  service_areas: listOf(text),
  licensed_in: listOf(text),
});
const isClosed = object({
  count: number,
  /** The latest deals, newest first; `month` like 2026-10. */
  last: listOf(object({ property_type: text, location: text, beds: orNull(number), month: text })),
});
export const isAgentOrNone = orNull(
  object({ ...card, markets: listOf(isMarket), practice: orNull(isPractice), closed: isClosed }),
);

export type ListedAgent = ShapeOf<typeof isListedAgent>;
export type Agent = NonNullable<ShapeOf<typeof isAgentOrNone>>;
export type Market = ShapeOf<typeof isMarket>;

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
