export { CourseFiguresPanel } from './CourseFiguresPanel.tsx';
