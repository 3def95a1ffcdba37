export { ModelNotice } from './ModelNotice.tsx';
