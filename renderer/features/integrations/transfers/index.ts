export { AddTransferDialog, type AddTransferProps } from './AddTransferDialog.tsx';
export {
  emptySftp,
  SftpFields,
  type SftpValues,
  sftpAddressOf,
  sftpChecks,
  sftpShape,
} from './SftpFields.tsx';
export { TransferPage } from './TransferPage.tsx';
export { type OpenTransfer, TransferPanel, TransferRun } from './TransferPanel.tsx';
export { makeTransferEndpoints, transferApi } from './transferCalls.ts';
export { type NewTransfer, transferShape } from './transferShape.ts';
export {
  countRows,
  describeTransferFailure,
  isAnyWaiting,
  placeOf,
  type State,
  type TransferNoun,
  transferStatus,
} from './transfers.ts';
