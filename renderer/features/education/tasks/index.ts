export { CourseTask } from './CourseTask.tsx';
