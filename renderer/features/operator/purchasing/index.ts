export { LineFields, useLines } from './LineFields.tsx';
export { ReasonDialog } from './PurchaseDialogs.tsx';
