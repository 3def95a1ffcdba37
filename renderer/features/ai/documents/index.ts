export { useOpenInExtraction } from './useOpenInExtraction.ts';
