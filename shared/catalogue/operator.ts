import type { CatalogueEntry } from './entry.ts';

/** What runs a community. */
export const operator = {
  operatorProperties: { path: '/operator/properties', access: 'signed-in', area: 'operator' },
  newOperatorProperty: { path: '/operator/properties/new', access: 'signed-in', area: 'operator' },
  operatorProperty: {
    path: '/operator/properties/:propertyId',
    access: 'signed-in',
    area: 'operator',
  },
  editOperatorProperty: {
    path: '/operator/properties/:propertyId/edit',
    access: 'signed-in',
    area: 'operator',
  },
  operatorStaff: { path: '/operator/staff', access: 'signed-in', area: 'operator' },
  newOperatorStaff: { path: '/operator/staff/new', access: 'signed-in', area: 'operator' },
  operatorResidents: { path: '/operator/residents', access: 'signed-in', area: 'operator' },
  operatorResident: { path: '/operator/residents/:id', access: 'signed-in', area: 'operator' },
  operatorFinancial: { path: '/operator/financial', access: 'signed-in', area: 'operator' },
  operatorReports: { path: '/operator/reports', access: 'signed-in', area: 'operator' },
  operatorInspections: { path: '/operator/inspections', access: 'signed-in', area: 'operator' },
  operatorCompliance: { path: '/operator/compliance', access: 'signed-in', area: 'operator' },
  operatorWaitlist: { path: '/operator/waitlist', access: 'signed-in', area: 'operator' },
  operatorEmergency: { path: '/operator/emergency', access: 'signed-in', area: 'operator' },
  operatorAlerts: { path: '/operator/alerts', access: 'signed-in', area: 'operator' },
  operatorAnalytics: { path: '/operator/analytics', access: 'signed-in', area: 'operator' },
  operatorRealtimeOperations: {
    path: '/operator/realtime-operations',
    access: 'signed-in',
    area: 'operator',
  },
  operatorProcurement: { path: '/operator/procurement', access: 'signed-in', area: 'operator' },
  operatorCare: { path: '/operator/care', access: 'signed-in', area: 'operator' },
  operatorCareAssessments: {
    path: '/operator/care/assessments',
    access: 'signed-in',
    area: 'operator',
  },
  operatorCarePlans: { path: '/operator/care/plans', access: 'signed-in', area: 'operator' },
  operatorCareMedications: {
    path: '/operator/care/medications',
    access: 'signed-in',
    area: 'operator',
  },
  operatorCareIncidents: {
    path: '/operator/care/incidents',
    access: 'signed-in',
    area: 'operator',
  },
  operatorFamilyPortal: { path: '/operator/family-portal', access: 'signed-in', area: 'operator' },
  operatorDining: { path: '/operator/dining', access: 'signed-in', area: 'operator' },
  operatorActivities: { path: '/operator/activities', access: 'signed-in', area: 'operator' },
  operatorMaintenance: { path: '/operator/maintenance', access: 'signed-in', area: 'operator' },
  operatorBilling: { path: '/operator/billing', access: 'signed-in', area: 'operator' },
  operatorBillingClaims: {
    path: '/operator/billing-claims',
    access: 'signed-in',
    area: 'operator',
  },
  operatorValueBasedCare: {
    path: '/operator/value-based-care',
    access: 'signed-in',
    area: 'operator',
  },
  operatorCommandCenter: {
    path: '/operator/command-center',
    access: 'signed-in',
    area: 'operator',
  },
  operatorOperations: { path: '/operator/operations', access: 'signed-in', area: 'operator' },
  operatorAiInsights: { path: '/operator/ai-insights', access: 'signed-in', area: 'operator' },
} as const satisfies Record<string, CatalogueEntry>;
