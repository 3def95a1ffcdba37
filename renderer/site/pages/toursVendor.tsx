import { vendorTour as content } from '../../content/tours/vendorTour.ts';
import { TourPage } from '../archetypes/TourPage.tsx';

export { content };

export const Component = () => <TourPage tour={content} />;
