import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendor'> = {
  vendorCredentials: () => import('../../features/credentials/CredentialsPage.tsx'),
};
