export { CONSENT } from './agreement.ts';
export { Signing } from './Signing.tsx';
export { Terms } from './Terms.tsx';
