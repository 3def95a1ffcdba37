import { lazy } from 'react';

/** Only administrators see it, so it is not part of the dashboard's own code. */
export const DeadLettersSection = lazy(() => import('./DeadLettersSection.tsx'));
