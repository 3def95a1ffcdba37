import { icon } from '../icon/icon.tsx';

/** In its own file because few pages use it. */
export const StarIcon = icon('m8 0 2.5 5.3 5.5.8-4 4.1.9 5.8L8 13.3 3.1 16l.9-5.8-4-4.1 5.5-.8z');
