export { AttentionList } from './AttentionList.tsx';
export { attentionOf, countPressing } from './attention.ts';
export { figures } from './figures.ts';
export { roleDashboards } from './roleDashboards.ts';
