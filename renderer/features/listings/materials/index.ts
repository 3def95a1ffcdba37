export { Memorandum } from './Memorandum.tsx';
