export { ConnectedAccount } from './ConnectedAccount.tsx';
