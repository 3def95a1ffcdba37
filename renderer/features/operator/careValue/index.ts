export { CareScenarios } from './CareScenarios.tsx';
export { LevelChangeValue } from './LevelChangeValue.tsx';
