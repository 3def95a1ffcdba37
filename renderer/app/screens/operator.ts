import type { ScreensOf } from '../areas.ts';

const formPages = () => import('../../features/operator/communities/CommunityFormPages.tsx');

export const screens: ScreensOf<'operator'> = {
  operatorProperties: () =>
    import('../../features/operator/communities/screens.tsx').then(({ list }) => list),
  newOperatorProperty: () => formPages().then(({ newCommunity }) => newCommunity),
  operatorProperty: () => import('../../features/operator/communities/CommunityPage.tsx'),
  editOperatorProperty: () => formPages().then(({ editCommunity }) => editCommunity),
  operatorStaff: () => import('../../features/operator/staff/StaffPage.tsx'),
  newOperatorStaff: () => import('../../features/operator/staff/NewEmployeePage.tsx'),
  operatorResidents: () =>
    import('../../features/operator/residents/screens.tsx').then(({ list }) => list),
  operatorWaitlist: () =>
    import('../../features/operator/prospects/screens.tsx').then(({ list }) => list),
  operatorProspect: () =>
    import('../../features/operator/prospects/screens.tsx').then(({ page }) => page),
  operatorResident: () => import('../../features/operator/residents/ResidentPage.tsx'),
  operatorCare: () => import('../../features/operator/care/CarePage.tsx'),
  operatorCareAssessments: () => import('../../features/operator/care/AssessmentsPage.tsx'),
  operatorCarePlans: () => import('../../features/operator/care/PlansPage.tsx'),
  operatorCareMedications: () => import('../../features/operator/medications/MedicationsPage.tsx'),
  operatorCareIncidents: () => import('../../features/operator/incidents/IncidentsPage.tsx'),
  operatorDining: () => import('../../features/operator/dining/DiningPage.tsx'),
  operatorActivities: () => import('../../features/operator/activities/ActivitiesPage.tsx'),
  operatorMaintenance: () => import('../../features/operator/maintenance/MaintenancePage.tsx'),
  operatorInspections: () => import('../../features/operator/inspections/InspectionsPage.tsx'),
  operatorEmergency: () => import('../../features/operator/emergency/EmergencyPage.tsx'),
  operatorFamilyPortal: () => import('../../features/operator/family/FamilyPortalPage.tsx'),
  operatorFinancial: () => import('../../features/operator/ledger/FinancialPage.tsx'),
  operatorReports: () => import('../../features/operator/reports/ReportsPage.tsx'),
  operatorProcurement: () => import('../../features/operator/purchasing/PurchasingPage.tsx'),
  operatorBilling: () => import('../../features/operator/billing/BillingPage.tsx'),
  operatorBillingClaims: () => import('../../features/operator/claims/ClaimsPage.tsx'),
  operatorTrust: () => import('../../features/operator/trust/TrustPage.tsx'),
  operatorCommandCenter: () => import('../../features/operator/command/CommandCenterPage.tsx'),
  operatorOperations: () => import('../../features/operator/command/OperationsPage.tsx'),
  operatorRealtimeOperations: () =>
    import('../../features/operator/command/RealtimeOperationsPage.tsx'),
  operatorAlerts: () => import('../../features/operator/alerts/AlertsPage.tsx'),
  operatorAnalytics: () => import('../../features/operator/insights/AnalyticsPage.tsx'),
  operatorAiInsights: () => import('../../features/operator/insights/InsightsPage.tsx'),
  operatorValueBasedCare: () => import('../../features/operator/measures/MeasuresPage.tsx'),
};
