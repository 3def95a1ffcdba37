export { KeychainDoor } from './KeychainDoor.tsx';
