export { RatingLoader } from './RatingLoader.tsx';
