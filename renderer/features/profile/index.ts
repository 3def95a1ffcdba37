export { missingFrom } from './missingFrom.ts';
