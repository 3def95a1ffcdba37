import type { Tour } from './tour.ts';

export const toursOperator: Tour = {
  name: 'operator',
  lede: 'See how you would track what needs attention now and what your community is worth.',
  description:
    'A tour for operators of senior living communities: occupancy definitions, the first dashboard, move-ins, alerts, and the value of one occupancy point.',
  keywords: ['senior living operator', 'tour for operators', 'occupancy dashboard'],
  steps: [
    {
      heading: 'Define occupancy',
      see: 'One building has three valid occupancy figures. See how physical, economic, and licensed occupancy differ.',
      act: 'Find the one your owner reports and the one your license counts.',
      screen: 'enhancedForOperators',
      look: '#definitions',
    },
    {
      heading: 'See your first dashboard',
      see: 'Your team, communities, and plan come first, followed by anything that needs attention.',
      act: 'Switch the role to investor and back to see which figures are specific to operators.',
      screen: 'demosPersonalizedDashboard',
      query: { role: 'operator' },
      look: '#dashboard',
    },
    {
      heading: 'See a busier day',
      see: 'Expiring dates appear on the dashboard automatically, most urgent first.',
      act: 'End the plan, mark the email as unconfirmed, and see how the items are ordered.',
      screen: 'dashboardDemo',
      look: '#situation',
    },
    {
      heading: 'Follow an inquiry to move-in',
      see: 'See each stage from inquiry to move-in, and how many inquiries it takes to fill six units.',
      act: 'Compare last quarter’s numbers with the funnel.',
      screen: 'residentManagement',
      look: '#funnel',
    },
    {
      heading: 'Choose which alerts matter',
      see: 'Nine figures can raise an alert. See who is notified, when it escalates, and when it resolves.',
      act: 'Cross out the alerts your night shift would not act on.',
      screen: 'realTimeMonitoring',
      look: '#signals',
    },
    {
      heading: 'See what half a point is worth',
      see: 'The sensitivity table shows value by net operating income and cap rate, so you can price a vacant unit.',
      act: 'Enter your own annual net operating income and read across the middle row.',
      screen: 'financialAnalysisPreview',
      look: '#sensitivity',
    },
    {
      heading: 'Plan for an evacuation',
      see: 'The roster of everyone in the building with the help each needs to leave. It doesn’t replace calling 911.',
      act: 'Compare it with the list that hangs at your nurses’ station.',
      screen: 'emergencyNetwork',
      look: '#roster',
    },
  ],
  next: [
    { label: 'For operators, in detail', to: '/for-operators' },
    { label: 'Operator workspace', to: '/features/operator-workspace' },
    { label: 'Plans and prices', to: '/user-pricing' },
  ],
};
