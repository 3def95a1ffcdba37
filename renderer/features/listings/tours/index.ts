import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export const TourLink = lazyPart(async () => {
  const { TourLink: part } = await import('./TourLink.tsx');
  return { default: part };
});
