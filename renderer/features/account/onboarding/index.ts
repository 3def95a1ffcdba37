export { TourLoader } from './TourLoader.tsx';
