export { ImportAction } from './ImportAction.tsx';
