import { useAddress } from '../../kit/search/useAddress.ts';
import type { Community } from './community.ts';

/** The community that the address names, and the first where it names none that is there. */
export function useChosen(market: readonly [Community, ...Community[]]) {
  const { params, change } = useAddress();
  const chosen = market.find(({ id }) => id === params.get('community')) ?? market[0];
  const choose = (id: string) => change([['community', id]]);
  return { chosen, choose };
}
