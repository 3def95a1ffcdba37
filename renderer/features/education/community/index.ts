export { LessonQuestions } from './LessonQuestions.tsx';
