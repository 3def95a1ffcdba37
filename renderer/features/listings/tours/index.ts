export { PropertyTour } from './PropertyTour.tsx';
export { TourLink } from './TourLink.tsx';
