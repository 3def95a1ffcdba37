export { changeText, previousPeriodText, shareText } from './change.ts';
export { Definitions } from './Definitions.tsx';
export { ExportFigures } from './ExportFigures.tsx';
