import { brokerTour as content } from '../../content/tours/brokerTour.ts';
import { TourPage } from '../archetypes/TourPage.tsx';

export { content };

export const Component = () => <TourPage tour={content} />;
