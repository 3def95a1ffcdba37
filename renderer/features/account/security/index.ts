export { SecurityWatch } from './SecurityWatch.tsx';
