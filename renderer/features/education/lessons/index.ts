export { LessonBlocks } from './LessonBlocks.tsx';
