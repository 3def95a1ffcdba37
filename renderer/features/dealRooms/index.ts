export { CONSENT } from './agreement.ts';
export { SignatureForm } from './Signing.tsx';
export { LegalText } from './Terms.tsx';
