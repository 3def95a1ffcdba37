export { CONSENT } from './agreement.ts';
export { LegalText } from './LegalText.tsx';
export { SignatureForm } from './SignatureForm.tsx';
