export { LiveNotifications } from './Notes.tsx';
