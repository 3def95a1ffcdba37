export { HoldNotice, useResidentHold } from './ResidentHold.tsx';
export { Retention } from './Retention.tsx';
