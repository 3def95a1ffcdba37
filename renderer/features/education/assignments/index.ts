export { Assignments } from './Assignments.tsx';
