import { areListedTours, isOpenTourOrNull } from '../../features/listings/tours/tourShapes.ts';
import { callRpc, getPublicBackendAddress } from '../data/publicData.ts';

/** Loads the newest tours of public listings. */
export const loadTours = (signal: AbortSignal) =>
  callRpc('list_property_tours', {}, { accepts: areListedTours, signal, retries: 1 });

/** Loads one tour; null if it isn't open anymore. */
export const loadTour = (listing_id: string, signal: AbortSignal) =>
  callRpc('get_property_tour', { listing_id }, { accepts: isOpenTourOrNull, signal, retries: 1 });

/** Longer than for data, because a model can have 20 MB. */
const MODEL_TIMEOUT_MS = 60_000;

/** Loads a 3D model of a tour; null if it isn't available. */
export async function loadTourModel(
  listing_id: string,
  model_id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { url, publishableKey } = await getPublicBackendAddress();
    const response = await fetch(`${url}/functions/v1/tour-model`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ listing_id, model_id }),
      signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
