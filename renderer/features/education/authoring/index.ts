export { NewCourseDialog } from './NewCourseDialog.tsx';
