export { deviceName } from './device.ts';
export { SecurityWatch } from './SecurityWatch.tsx';
