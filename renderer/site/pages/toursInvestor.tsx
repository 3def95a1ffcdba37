import { investorTour as content } from '../../content/tours/investorTour.ts';
import { TourPage } from '../archetypes/TourPage.tsx';

export { content };

export const Component = () => <TourPage tour={content} />;
