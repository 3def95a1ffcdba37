export { RatingDoor } from './RatingDoor.tsx';
