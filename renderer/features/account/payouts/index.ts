export { ConnectedAccount } from './ConnectedAccount.tsx';
export { PayDialog } from './PayDialog.tsx';
export { PaymentResult } from './PaymentResult.tsx';
export { useRefundOnlinePaymentMutation } from './payoutsApi.ts';
