import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'vendor'> = {
  vendorLeads: () => import('../../features/projects/LeadsPage.tsx'),
  vendorQuotes: () => import('../../features/projects/QuotesPage.tsx'),
  vendorCredentials: () => import('../../features/credentials/CredentialsPage.tsx'),
  projects: () => import('../../features/projects/ProjectsPage.tsx'),
  clientProjectRequest: () => import('../../features/projects/ProjectFormPage.tsx'),
  clientVendorBrowser: () => import('../../features/projects/ChooseVendorsPage.tsx'),
};
