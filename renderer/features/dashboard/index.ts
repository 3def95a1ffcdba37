export { AttentionList } from './AttentionList.tsx';
export { dashboardParts, countUrgentItems } from './parts.ts';
export { roleDashboards } from './roleDashboards.ts';
export { useFacts } from './useFacts.ts';
