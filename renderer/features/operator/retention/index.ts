export { HoldNotice, useRecordHold } from './RecordHold.tsx';
export { Retention } from './Retention.tsx';
