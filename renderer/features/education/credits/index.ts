export { CourseCredits } from './CourseCredits.tsx';
