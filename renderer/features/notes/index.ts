export { Notes } from './Notes.tsx';
