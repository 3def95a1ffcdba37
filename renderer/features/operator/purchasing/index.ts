export { LineFields, useLines } from './LineFields.tsx';
