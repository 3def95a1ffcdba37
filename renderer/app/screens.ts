import type { ComponentType } from 'react';
import { type Access, type PrerenderedName, type RouteName, routes } from '#shared/routes.ts';
import { loadChunk } from '../kit/chunk/loadChunk.ts';
import { introAt } from '../site/page.ts';

export interface Screen {
  readonly Component: ComponentType;
}

type Import = () => Promise<Screen>;

const roleDashboard: Import = () => import('../features/dashboard/RoleDashboardPage.tsx');

const demoPart: Import = () => import('../features/demos/PartPage.tsx');

/** A page of `site/pages/` is its own screen, unless it shows more to somebody signed in. */
type Screens = Record<Exclude<RouteName, PrerenderedName>, Import> &
  Partial<Record<PrerenderedName, Import>>;

/** The screen of each route, loaded when first needed. `shared/routes.ts` holds everything else. */
const screens: Screens = {
  auth: () => import('../features/auth/AuthPage.tsx'),
  authConfirm: () => import('../features/auth/ConfirmPage.tsx'),
  verifyEmail: () => import('../features/auth/VerifyEmailPage.tsx'),
  resetPassword: () => import('../features/auth/ResetPasswordPage.tsx'),
  securitySettings: () => import('../features/security/SecurityPage.tsx'),
  appSettings: () => import('../features/desktop/AppSettingsPage.tsx'),
  dashboard: () => import('../features/dashboard/DashboardRedirect.tsx'),
  investorDashboard: roleDashboard,
  buyerDashboard: roleDashboard,
  sellerDashboard: roleDashboard,
  brokerDashboard: roleDashboard,
  vendorDashboard: roleDashboard,
  operatorDashboard: roleDashboard,
  havenRealtyDashboard: roleDashboard,
  admin: roleDashboard,
  adminUsers: () => import('../features/adminUsers/AdminUsersPage.tsx'),
  adminReports: () => import('../features/adminReports/AdminReportsPage.tsx'),
  contact: () => import('../features/support/ContactPage.tsx'),
  support: () => import('../features/support/SupportPage.tsx'),
  profile: () => import('../features/profile/ProfilePage.tsx'),
  userPricing: () => import('../features/billing/PricingPage.tsx'),
  investmentOpportunities: () => import('../features/listings/ListingsPage.tsx'),
  property: () => import('../features/listings/PropertyPage.tsx'),
  vendors: () => import('../features/vendors/VendorsPage.tsx'),
  vendor: () => import('../features/vendors/VendorPage.tsx'),
  findVendors: () => import('../features/vendors/FindVendorsPage.tsx'),
  requestVendors: () => import('../features/vendors/RequestVendorsPage.tsx'),
  projectRequests: () => import('../features/vendors/ProjectRequestsPage.tsx'),
  vendorOnboarding: () => import('../features/vendors/VendorOnboardingPage.tsx'),
  agents: () => import('../features/agents/AgentsPage.tsx'),
  agent: () => import('../features/agents/AgentPage.tsx'),
  findAnAgent: () => import('../features/agents/FindAgentPage.tsx'),
  payment: () => import('../features/billing/PaymentPage.tsx'),
  paymentWindow: () => import('../features/billing/PaymentWindowPage.tsx'),
  paymentLanding: () => import('../features/billing/PaymentLandingPage.tsx'),
  paymentSuccess: () => import('../features/billing/PaymentSuccessPage.tsx'),
  cancelSubscription: () => import('../features/billing/CancelSubscriptionPage.tsx'),
  // Words as on a public page, for those whose plan opens them.
  aiWorkflow: () => import('../features/demos/AiWorkflowPage.tsx'),
  demosAiSearch: demoPart,
  demosVirtualTours: demoPart,
  demosMobileDeals: demoPart,
  mobileDemo: demoPart,
  demosCommunicationHub: demoPart,
  demosPersonalizedDashboard: demoPart,
  dashboardDemo: demoPart,
  demoModule: () => import('../features/demos/DemoModulePage.tsx'),
  sellerDashboardPreview: demoPart,
  buyerNetworkPreview: demoPart,
  financialAnalysisPreview: demoPart,
  commissionCalculatorPreview: demoPart,
  clientManagementPreview: demoPart,
  dealPipelinePreview: demoPart,
  buyerDashboardPreview: demoPart,
  dueDiligenceCenterPreview: demoPart,
};

/** The table of all pages, which the app's first script does without. */
const loadPages = () => import('../site/pages.ts');

const workspace: Import = () => import('./layouts/WorkspaceLayout.tsx');

/** What surrounds the screens of each access; a visitor never loads the workspace. */
const layouts: Record<Access, Import> = {
  public: () => import('./layouts/PublicLayout.tsx'),
  'signed-in': workspace,
  admin: workspace,
  company: workspace,
};

const importOf = (name: RouteName): Import =>
  screens[name] ?? (() => loadWhole(name as PrerenderedName));

/** A page with all that it shows at this address, since nothing of it is there yet as in its file. */
async function loadWhole(name: PrerenderedName): Promise<Screen> {
  const { loadPage } = await loadPages();
  const page = await loadPage(name);
  await Promise.all([introAt(page, location.pathname), page.hydrate?.()]);
  return { Component: page.Component };
}

/** What does not load fails when it is drawn: only then does the router show the screen for failures. */
const loadDrawable = (load: Import): Promise<Screen> =>
  loadChunk(load).catch((error: unknown) => ({
    Component() {
      throw error;
    },
  }));

export const loadScreen = (name: RouteName): Promise<Screen> => loadDrawable(importOf(name));
export const loadLayout = (access: Access): Promise<Screen> => loadDrawable(layouts[access]);

export const loadNotFound = (): Promise<Screen> =>
  loadDrawable(async () => (await loadPages()).loadPage('notFound'));

/** Loads a screen and its surroundings ahead of the click. The click reports a failure. */
export function prefetchScreen(name: RouteName): void {
  void Promise.all([importOf(name)(), layouts[routes[name].access]()]).catch(() => undefined);
}
