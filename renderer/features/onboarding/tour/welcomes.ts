/** How a tour begins for each kind of member. */
interface Welcome {
  readonly title: string;
  readonly about: string;
  readonly cards: readonly (readonly [title: string, about: string])[];
  readonly button: string;
}

const investor: Welcome = {
  title: 'Welcome to Haven Exchange',
  about: 'Senior-living communities for sale, with the figures that buyers underwrite by.',
  cards: [
    ['Find communities', 'By state, type, beds, price and cap rate, on a list or a map.'],
    ['Underwrite them', 'Unit mix, payors and census where a seller tells them.'],
    ['Keep what fits', 'Save a search and hear of each community that meets it.'],
    ['Reach the broker', 'Ask about a community and go on in messages and deal rooms.'],
  ],
  button: 'Set Up Your Profile',
};

const welcomes: Readonly<Record<string, Welcome>> = {
  investor,
  broker: {
    title: 'Welcome, broker',
    about: 'List in confidence, answer buyers and keep each deal in one place.',
    cards: [
      ['List a community', 'A draft that is saved as you type, reviewed before it is public.'],
      ['Answer inquiries', 'Who asks, for which company, and about which community.'],
      ['Run the pipeline', 'Clients, leads and deals, with tasks and dates.'],
      ['Open a deal room', 'Documents behind an agreement, with a record of who read them.'],
    ],
    button: 'Set Up Your Broker Profile',
  },
  vendor: {
    title: 'Welcome, vendor',
    about: 'Communities and their owners look for you in the directory of vendors.',
    cards: [
      ['Describe your services', 'Category, states, years and certifications.'],
      ['Get verified', 'The team checks your papers before the directory shows you.'],
      ['Be introduced', 'Owners ask our team for vendors by category and state.'],
      ['Say when you are free', 'Availability and how you meet, changed at any time.'],
    ],
    button: 'Build Your Service Profile',
  },
  operator: {
    title: 'Operations Command Center',
    about: 'Your communities and your team, with what waits for you.',
    cards: [
      ['Operations Management', 'Communities, people and tasks on one desk.'],
      ['Maintenance Coordination', 'Vendors for what breaks and for what is renewed.'],
      ['Resident Services', 'Care types, licenses and payors of each community.'],
      ['Performance Analytics', 'Occupancy, rates and how markets move.'],
    ],
    button: 'Set Up Operations Dashboard',
  },
  seller: {
    title: 'Welcome, seller',
    about: 'Bring a community to market without telling the market first.',
    cards: [
      ['Prepare', 'Figures, licenses and pictures, checked against each other.'],
      ['Stay confidential', 'A cover name until a buyer has signed.'],
      ['Compare offers', 'Price, terms and conditions side by side.'],
      ['Close', 'Dates, documents and parties of the transaction.'],
    ],
    button: 'Tell Us About Your Property',
  },
};

/** What a type is welcomed with; everybody else is welcomed as an investor. */
export const welcomeOf = (type: string): Welcome => welcomes[type] ?? investor;
