/** The first tour screen for each member type. */
interface Welcome {
  readonly title: string;
  readonly about: string;
  readonly cards: readonly (readonly [title: string, about: string])[];
  readonly button: string;
}

const investor: Welcome = {
  title: 'Welcome to Haven Exchange',
  about: 'Senior-living communities for sale, with the figures buyers underwrite.',
  cards: [
    ['Find communities', 'By state, type, beds, price and cap rate, on a list or a map.'],
    ['Underwrite them', 'Unit mix, payors and census where a seller provides them.'],
    ['Save what fits', 'Save a search and get alerts about matching communities.'],
    ['Contact the broker', 'Ask about a community and continue in messages and deal rooms.'],
  ],
  button: 'Set Up Your Profile',
};

const welcomes: Readonly<Record<string, Welcome>> = {
  investor,
  broker: {
    title: 'Welcome, broker',
    about: 'List confidentially, respond to buyers and keep each deal in one place.',
    cards: [
      ['List a community', 'A draft that saves as you type and is reviewed before it goes public.'],
      ['Respond to inquiries', 'Who is asking, for which company, and about which community.'],
      ['Run the pipeline', 'Clients, leads and deals, with tasks and dates.'],
      ['Open a deal room', 'Documents protected by an agreement, with a log of who read them.'],
    ],
    button: 'Set Up Your Broker Profile',
  },
  vendor: {
    title: 'Welcome, vendor',
    about: 'Communities and owners look for you in the vendor directory.',
    cards: [
      ['Describe your services', 'Category, states, years and certifications.'],
      ['Get verified', 'We check your credentials before you appear in the directory.'],
      ['Get introduced', 'Owners ask our team for vendors by category and state.'],
      ['Set your availability', 'Your availability and meeting options. Change them any time.'],
    ],
    button: 'Build Your Service Profile',
  },
  operator: {
    title: 'Operations Command Center',
    about: 'Your communities and team, and what needs your attention.',
    cards: [
      ['Operations Management', 'Communities, people and tasks in one place.'],
      ['Maintenance Coordination', 'Vendors for repairs and renovations.'],
      ['Resident Services', 'Care types, licenses and payors for each community.'],
      ['Performance Analytics', 'Occupancy, rates and market trends.'],
    ],
    button: 'Set Up Operations Dashboard',
  },
  seller: {
    title: 'Welcome, seller',
    about: 'Bring a community to market without announcing it first.',
    cards: [
      ['Prepare', 'Figures, licenses and photos, cross-checked.'],
      ['Stay confidential', 'A code name until a buyer has signed.'],
      ['Compare offers', 'Price, terms and conditions side by side.'],
      ['Close', 'Dates, documents and parties in the transaction.'],
    ],
    button: 'Tell Us About Your Property',
  },
};

/** Welcome content by type; defaults to the investor's. */
export const welcomeOf = (type: string): Welcome => welcomes[type] ?? investor;
