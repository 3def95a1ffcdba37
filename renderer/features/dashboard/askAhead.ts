import { figuresApi } from './figuresApi.ts';

/** Asks for a dashboard's numbers while its gate still asks whose they are; the screen finds them on their way. */
export const askAhead = (userId: string) => figuresApi.endpoints.getMyFigures.initiate(userId);
