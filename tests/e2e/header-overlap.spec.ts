import { testHeader } from './header-overlap.ts';

// The two with the most controls: a pilot chooses a view, and an admin has the team's menus.
for (const name of ['pilot', 'admin']) testHeader(name);
