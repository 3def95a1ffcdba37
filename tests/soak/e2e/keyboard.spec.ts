import { type Journey, testKeyboardJourney } from '../../e2e/keyboard.ts';
import { demoEmail } from '../../e2e/people.ts';
import { testInOwnProfile as test } from '../../e2e/product.ts';

/** System colors, reduced motion and no pointer. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** The main journeys besides signing in, and the screens they use. */
const JOURNEYS: readonly Journey[] = [
  {
    name: 'search and open a community',
    as: null,
    screens: ['home', 'investmentOpportunities', 'property'],
  },
  {
    name: 'save and be alerted',
    as: demoEmail('buyer-pro'),
    screens: ['savedListings', 'searchAlerts'],
  },
  {
    name: 'ask about a community and talk',
    as: demoEmail('buyer-pro'),
    screens: ['property', 'messages', 'conversation'],
  },
  { name: 'submit a listing', as: demoEmail('broker'), screens: ['submitListing'] },
  {
    name: 'move a deal',
    as: demoEmail('broker'),
    screens: ['brokerDashboard', 'dealPipeline'],
  },
  { name: 'keep a calendar', as: demoEmail('broker'), screens: ['calendar'] },
  { name: 'read in a deal room', as: demoEmail('buyer-pro'), screens: ['dealRooms', 'dealRoom'] },
  { name: 'make an offer', as: demoEmail('broker'), screens: ['transactions', 'transaction'] },
  {
    name: 'settings and notifications',
    as: demoEmail('broker'),
    screens: ['notifications', 'notificationsPreferences', 'securitySettings', 'profile'],
  },
];

for (const journey of JOURNEYS) testKeyboardJourney(journey);
