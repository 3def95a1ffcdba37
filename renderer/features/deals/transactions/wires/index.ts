export { VerificationPrompt } from './VerificationPrompt.tsx';
export { WireForm } from './WireForm.tsx';
