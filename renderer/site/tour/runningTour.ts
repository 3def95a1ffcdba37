import { useSyncExternalStore } from 'react';
import type { TourName } from '../../content/tours/tour.ts';
import { RUNNING_KEY } from './isTouring.ts';

/** How far each got is kept for another day. */
const stepKey = (name: TourName) => `haven.tour.${name}`;

const listeners = new Set<() => void>();

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // A browser that keeps nothing has no tour to go on with.
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The steps are on the page of the tour, with their links.
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

/** The step that somebody was on; 0 for who never began. */
export function stepOf(name: TourName): number {
  const step = Number(read(ofBrowser, stepKey(name)) ?? '0');
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Notes the step without drawing it: the screen that it stands on comes first. */
export function keepStep(name: TourName, step: number): void {
  write(ofBrowser, stepKey(name), `${step}`);
}

/** Draws what was noted. */
export function showStep(): void {
  for (const listener of listeners) listener();
}

/** What an address says that is to begin a tour: a link, which works before any script does. */
export const tourQuery = (name: TourName, step: number) => ({ tour: name, step: `${step + 1}` });

/** Begins the tour that an address asks for, and answers the address without the question. */
export function takeAskedTour(url: URL): string | null {
  const name = url.searchParams.get('tour');
  const step = Number(url.searchParams.get('step') ?? '1') - 1;
  if (!isTourName(name)) return null;
  keepStep(name, Number.isInteger(step) && step > 0 ? step : 0);
  write(ofTab, RUNNING_KEY, name);
  showStep();
  url.searchParams.delete('tour');
  url.searchParams.delete('step');
  return url.pathname + url.search + url.hash;
}

export function leaveTour(): void {
  write(ofTab, RUNNING_KEY, null);
  showStep();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tour of this tab; none on a page that was written at build. */
export const useRunningTour = (): TourName | null =>
  useSyncExternalStore(subscribe, runningTour, () => null);

/** How far a tour got; 0 on a page that was written at build. */
export const useTourStep = (name: TourName): number =>
  useSyncExternalStore(
    subscribe,
    () => stepOf(name),
    () => 0,
  );
