export { AddSampleData } from './AddSampleData.tsx';
export { TourLoader } from './TourLoader.tsx';
