import { operatorTour as content } from '../../content/tours/operatorTour.ts';
import { TourPage } from '../archetypes/TourPage.tsx';

export { content };

export const Component = () => <TourPage tour={content} />;
