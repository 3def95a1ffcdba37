import { decideAccess } from '#shared/access/gates.ts';
import { useAccessContext } from '../account/index.ts';
import { usePlace } from './usePlace.ts';

/** False if the gate shows a refusal or redirects instead of the screen. */
export function useIsScreenOpen(): boolean {
  const place = usePlace();
  const accessContext = useAccessContext();
  return accessContext === null || decideAccess(place, accessContext, new Date()).kind === 'open';
}
