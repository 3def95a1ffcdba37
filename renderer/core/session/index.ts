export { clearUserStorage, onUserStorageCleared, userStorageKey } from './ownStorage.ts';
export { recoveryEnded, sessionChanged } from './sessionSlice.ts';
export { startSession } from './startSession.ts';
export { useFinishSignOut } from './useArrivalOutside.ts';
export { useAuth } from './useAuth.ts';
export { useSignOut } from './useSignOut.ts';
