import type { Tour, TourName } from '../../content/tours/tour.ts';

const files = import.meta.glob<Readonly<Record<string, Tour>>>('../../content/tours/*.tour.ts');

async function load(name: TourName): Promise<Tour> {
  const route = `tours${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const tour = (await files[`../../content/tours/${route}.tour.ts`]?.())?.[route];
  if (tour === undefined) throw new Error(`Nothing tells the tour of ${route}.`);
  return tour;
}

const loaded = new Map<TourName, Promise<Tour>>();

/** The same promise each time, as React wants it. */
export function loadTour(name: TourName): Promise<Tour> {
  const tour = loaded.get(name) ?? load(name);
  loaded.set(name, tour);
  return tour;
}
