export { usePilotView } from './usePilotView.ts';
