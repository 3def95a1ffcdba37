export { ClosedByYear } from './ClosedByYear.tsx';
export { Purchases } from './Purchases.tsx';
