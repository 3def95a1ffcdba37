import type { Tour, TourName } from '../../content/tours/tour.ts';

const loaders: Readonly<Record<TourName, () => Promise<Tour>>> = {
  buyer: () => import('../../content/tours/buyerTour.ts').then(({ buyerTour }) => buyerTour),
  seller: () => import('../../content/tours/sellerTour.ts').then(({ sellerTour }) => sellerTour),
  broker: () => import('../../content/tours/brokerTour.ts').then(({ brokerTour }) => brokerTour),
  vendor: () => import('../../content/tours/vendorTour.ts').then(({ vendorTour }) => vendorTour),
  operator: () =>
    import('../../content/tours/operatorTour.ts').then(({ operatorTour }) => operatorTour),
  investor: () =>
    import('../../content/tours/investorTour.ts').then(({ investorTour }) => investorTour),
};

const loaded = new Map<TourName, Promise<Tour>>();

/** The same promise each time, as React wants it. */
export function loadTour(name: TourName): Promise<Tour> {
  const tour = loaded.get(name) ?? loaders[name]();
  loaded.set(name, tour);
  return tour;
}
