export { ResidentAccount } from './ResidentAccount.tsx';
export { Statements } from './Statements.tsx';
