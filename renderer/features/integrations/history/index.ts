export { HistoryList, HistorySection } from './HistorySection.tsx';
