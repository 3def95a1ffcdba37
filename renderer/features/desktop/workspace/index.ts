export { DeleteLocalData } from './DeleteLocalData.tsx';
export { useLocalData } from './useLocalData.ts';
export { useWorkspace } from './useWorkspace.ts';
export { useWorkspaceList } from './useWorkspaceList.ts';
