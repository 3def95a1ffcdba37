export { DeleteLocalData } from './DeleteLocalData.tsx';
export { getWorkspaceName } from './placeName.ts';
export { useLocalData } from './useLocalData.ts';
export { useWorkspace } from './useWorkspace.ts';
