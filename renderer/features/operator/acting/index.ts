export { ActingScreen } from './ActingScreen.tsx';
export { type Acting, useActing } from './acting.ts';
export { useCareTeamQuery } from './actingApi.ts';
export { PinFields } from './PinFields.tsx';
export { SwitchCaregiver } from './SwitchCaregiver.tsx';
export { useStartTurn } from './useStartTurn.ts';
