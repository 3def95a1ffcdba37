import { typeName } from '../listings/index.ts';

/** What everybody may read of somebody who sells. */
export interface ListedAgent {
  readonly id: string;
  readonly name: string;
  readonly brokerage: string | null;
  /** How many communities they have live. */
  readonly listings: number;
  readonly states: readonly string[];
  readonly property_types: readonly string[];
}

export interface Agent extends ListedAgent {
  readonly markets: readonly Market[];
}

export interface Market {
  readonly state: string;
  readonly property_type: string;
  readonly listings: number;
}

export const communitiesText = (count: number): string =>
  count === 1 ? '1 community for sale' : `${count} communities for sale`;

/** "Memory Care, Assisted Living and 3 more". */
export function typesText(types: readonly string[]): string {
  const [first, second, ...rest] = types.map(typeName);
  if (rest.length === 0) return [first, second].filter(Boolean).join(' and ');
  return `${first}, ${second} and ${rest.length} more`;
}
