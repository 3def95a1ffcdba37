export { ResidentCare } from './ResidentCare.tsx';
