import { useSyncExternalStore } from 'react';
import type { TourName } from '../../content/tours/tour.ts';
import { RUNNING_KEY } from './isTourRunning.ts';

/** Progress is stored for later visits. */
const stepKey = (name: TourName) => `haven.tour.${name}`;

const listeners = new Set<() => void>();

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // Without storage there is no tour to continue.
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The tour page still lists the steps with links.
  }
}

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

const NAMES: readonly string[] = ['buyer', 'seller', 'broker', 'vendor', 'operator', 'investor'];
const isTourName = (name: string | null): name is TourName => name !== null && NAMES.includes(name);

function runningTour(): TourName | null {
  const name = read(ofTab, RUNNING_KEY);
  return isTourName(name) ? name : null;
}

/** Returns the saved step; 0 if never started. */
export function getTourStep(name: TourName): number {
  const step = Number(read(ofBrowser, stepKey(name)) ?? '0');
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Saves the step without rendering: its screen comes first. */
export function saveTourStep(name: TourName, step: number): void {
  write(ofBrowser, stepKey(name), `${step}`);
}

/** Renders the saved step. */
export function notifyTourListeners(): void {
  for (const listener of listeners) listener();
}

/** Query that starts a tour: a plain link that works before any script loads. */
export const tourQuery = (name: TourName, step: number) => ({ tour: name, step: `${step + 1}` });

/** Starts the tour requested by a URL and returns the URL without the query. */
export function startTourFromUrl(url: URL): string | null {
  const name = url.searchParams.get('tour');
  const step = Number(url.searchParams.get('step') ?? '1') - 1;
  if (!isTourName(name)) return null;
  saveTourStep(name, Number.isInteger(step) && step > 0 ? step : 0);
  write(ofTab, RUNNING_KEY, name);
  notifyTourListeners();
  url.searchParams.delete('tour');
  url.searchParams.delete('step');
  return url.pathname + url.search + url.hash;
}

export function endTour(): void {
  write(ofTab, RUNNING_KEY, null);
  notifyTourListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This tab's tour; none on a prerendered page. */
export const useRunningTour = (): TourName | null =>
  useSyncExternalStore(subscribe, runningTour, () => null);

/** Saved step of a tour; 0 on a prerendered page. */
export const useTourStep = (name: TourName): number =>
  useSyncExternalStore(
    subscribe,
    () => getTourStep(name),
    () => 0,
  );
