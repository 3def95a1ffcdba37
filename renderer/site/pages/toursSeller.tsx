import { sellerTour as content } from '../../content/tours/sellerTour.ts';
import { TourPage } from '../archetypes/TourPage.tsx';

export { content };

export const Component = () => <TourPage tour={content} />;
