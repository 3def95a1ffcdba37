import { areListedTours, isOpenTourOrNull } from '../../features/listings/tours/tourShapes.ts';
import { callRpc, readFile } from '../data/publicData.ts';

/** Loads the newest tours of public listings. */
export const loadTours = (signal: AbortSignal) =>
  callRpc('list_property_tours', {}, { accepts: areListedTours, signal, retries: 1 });

/** Loads one tour; null if it isn't open anymore. */
export const loadTour = (listing_id: string, signal: AbortSignal) =>
  callRpc('get_property_tour', { listing_id }, { accepts: isOpenTourOrNull, signal, retries: 1 });

/** Loads a 3D model of a tour; null if it isn't available. */
export const loadTourModel = (listing_id: string, model_id: string) =>
  readFile('tour-model', { listing_id, model_id });
