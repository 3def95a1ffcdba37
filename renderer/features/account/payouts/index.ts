export { ConnectedAccount } from './ConnectedAccount.tsx';
export { PayDialog } from './PayDialog.tsx';
export { PaymentResult } from './PaymentResult.tsx';
export { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
export { RefundDialog } from './RefundDialog.tsx';
