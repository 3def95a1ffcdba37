import { decideAccess } from '#shared/access/gates.ts';
import { useStanding } from '../account/index.ts';
import { usePlace } from './usePlace.ts';

/** False if the gate shows a refusal or redirects instead of the screen. */
export function useIsScreenOpen(): boolean {
  const place = usePlace();
  const standing = useStanding();
  return standing === null || decideAccess(place, standing, new Date()).kind === 'open';
}
