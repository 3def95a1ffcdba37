export { KeychainGate } from './KeychainGate.tsx';
