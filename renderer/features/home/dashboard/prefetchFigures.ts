import { figuresApi } from './figuresApi.ts';

/** Prefetches a dashboard's numbers while its route guard still checks the user. */
export const prefetchFigures = (userId: string) =>
  figuresApi.endpoints.getMyFigures.initiate(userId);
