export { recoveryEnded, sessionChanged } from './sessionSlice.ts';
export { startSession } from './startSession.ts';
export { useAuth } from './useAuth.ts';
export { useFinishSignOut } from './useFinishSignOut.ts';
export { clearUserStorage, onUserStorageCleared, userStorageKey } from './userStorage.ts';
export { useSignOut } from './useSignOut.ts';
