import { testHeader } from './header-overlap.ts';

// A pilot has the most controls: one more chooses the view.
testHeader('pilot');
