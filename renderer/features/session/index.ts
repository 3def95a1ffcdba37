export { recoveryEnded, sessionChanged } from './sessionSlice.ts';
export { startSession } from './startSession.ts';
export { useArrivalOutside } from './useArrivalOutside.ts';
export { useSession } from './useSession.ts';
export { useSignOut } from './useSignOut.ts';
