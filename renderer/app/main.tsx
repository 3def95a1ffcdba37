import { createRoot } from 'react-dom/client';
import { startApp } from './startApp.tsx';

/** The app alone: its screens have no page that was written at build, and the desktop has none at all. */
const container = document.getElementById('root');
if (container === null) throw new Error('app.html lacks the element #root.');
const root = createRoot(container);
// Not awaited at the top: the desktop's host imports from this very chunk.
void startApp().then(({ element }) => root.render(element));
