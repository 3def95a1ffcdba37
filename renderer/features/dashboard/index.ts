export { countPressing } from './attention.ts';
