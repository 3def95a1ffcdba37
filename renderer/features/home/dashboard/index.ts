export { AttentionList } from './AttentionList.tsx';
export { countUrgentItems, dashboardParts } from './parts.ts';
export { roleDashboards } from './roleDashboards.ts';
export { useFacts } from './useFacts.ts';
