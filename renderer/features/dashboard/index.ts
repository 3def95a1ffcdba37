export { AttentionList } from './AttentionList.tsx';
export { composed, countPressing } from './parts.ts';
export { roleDashboards } from './roleDashboards.ts';
export { useFacts } from './useFacts.ts';
