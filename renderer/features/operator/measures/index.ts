export { Measures } from './Measures.tsx';
