import { useSearchParams } from 'react-router-dom';
import type { Community } from './community.ts';

/** The community that the address names, and the first where it names none that is there. */
export function useChosen(market: readonly [Community, ...Community[]]) {
  const [params, setParams] = useSearchParams();
  const chosen = market.find(({ id }) => id === params.get('community')) ?? market[0];
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('community', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
