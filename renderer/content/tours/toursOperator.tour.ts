import type { Tour } from './tour.ts';

export const toursOperator: Tour = {
  name: 'operator',
  lede: 'An operator has two questions: what needs me now, and what is this place worth? Seven screens, four of them about the first.',
  description:
    'A walk for operators of senior-living communities: three meanings of occupancy, the first dashboard, residents, live signals and the value of a point.',
  keywords: ['senior living operator', 'tour for operators', 'occupancy dashboard'],
  steps: [
    {
      heading: 'Agree on what full means',
      see: 'One building with three occupancies, all of them right. Reports that mix them start arguments no meeting can end.',
      act: 'Find the one that your owner means, and the one that your license counts.',
      screen: 'enhancedForOperators',
      look: '#definitions',
    },
    {
      heading: 'The screen of your first morning',
      see: 'Your team, your communities and your plan, followed by whatever waits for you. On the first day that is little, and it says so.',
      act: 'Switch the role to investor and back, and see which figures belong to you alone.',
      screen: 'demosPersonalizedDashboard',
      query: { role: 'operator' },
      look: '#dashboard',
    },
    {
      heading: 'A worse morning',
      see: 'Dates that run out come to the dashboard by themselves, most pressing first.',
      act: 'Let the plan end, unconfirm the address, and read in which order the matters appear.',
      screen: 'dashboardDemo',
      look: '#situation',
    },
    {
      heading: 'From a call to a move-in',
      see: 'How a family becomes a resident, stage by stage, and how many inquiries stand behind six filled units.',
      act: 'Hold your own numbers of last quarter against the funnel.',
      screen: 'residentManagement',
      look: '#funnel',
    },
    {
      heading: 'Signals worth an interruption',
      see: 'Ten kinds of alarm could ring; seven deserve to. The page says which, and what live means for each.',
      act: 'Cross out the ones that no one on your night shift would act on.',
      screen: 'realTimeMonitoring',
      look: '#signals',
    },
    {
      heading: 'What half a point is worth',
      see: 'The table at the end of the analysis moves income against cap rate. It is also the price of every empty room.',
      act: 'Enter your own yearly income instead of the listing’s, and read across the middle line.',
      screen: 'financialAnalysisPreview',
      look: '#sensitivity',
    },
    {
      heading: 'The night no one plans for',
      see: 'Transport, agreements and the clock after an incident, for a house of eighty-four people. Nothing here replaces a call to 911.',
      act: 'Check whether your agreement for buses names a second company.',
      screen: 'emergencyNetwork',
      look: '#four-parts',
    },
  ],
  next: [
    { label: 'For operators, in detail', to: '/for-operators' },
    { label: 'The operator workspace, as it will be', to: '/features/operator-workspace' },
    { label: 'Plans and prices', to: '/user-pricing' },
  ],
};
