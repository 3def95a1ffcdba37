import { META_DESCRIPTION_CUT, META_DESCRIPTION_LIMIT } from './constants.ts';
import type { ContentName } from './contentRoutes.ts';
import type { RouteName } from './routes.ts';

/**
 * What each screen is, for search engines and previews of links. Apart from `routes.ts`, because
 * nothing on a screen waits for them: they are loaded after it. A page of `renderer/content/` says
 * it there.
 */
export const descriptions: Readonly<Record<Exclude<RouteName, ContentName>, string>> = {
  home: 'Haven Exchange is the marketplace and workstation for senior-living real estate: verified people, priced communities and one place to work a deal.',
  auth: 'Sign in to Haven Exchange or create a free account for buyers, sellers, brokers, operators, vendors and investors in senior living.',
  authConfirm: 'Confirm the e-mail address of your Haven Exchange account.',
  verifyEmail: 'We sent you a link that confirms the e-mail address of your new account.',
  resetPassword: 'Ask for a link to reset the password of your account, or choose a new password.',
  dashboard: 'The start of your workspace on Haven Exchange.',
  securitySettings: 'Password, two-step sign-in, devices and recent sign-ins of your account.',
  appSettings: 'How the desktop app behaves on this computer.',
  investorDashboard: 'What needs an investor’s attention today on Haven Exchange.',
  buyerDashboard: 'What needs a buyer’s attention today on Haven Exchange.',
  sellerDashboard: 'What needs a seller’s attention today on Haven Exchange.',
  brokerDashboard: 'What needs a broker’s attention today on Haven Exchange.',
  vendorDashboard: 'What needs a service provider’s attention today on Haven Exchange.',
  operatorDashboard: 'What needs an operator’s attention today on Haven Exchange.',
  havenRealtyDashboard: 'The start page of the Haven Realty team.',
  admin: 'Accounts, subscriptions and settings of Haven Exchange, for its staff.',
  adminUsers: 'Every account of Haven Exchange, what may be done to it, and what was done.',
  adminReports: 'What people wrote to the team of Haven Exchange, and what became of it.',
  contact:
    'Write to the team of Haven Exchange about your account, a listing, a plan, the press or a partnership. A person reads it and answers by e-mail.',
  support:
    'Help with Haven Exchange: articles that answer the usual questions, a way to write to the team, and what became of what you wrote.',
  profile: 'Your name, your company, your roles and your subscription.',
  userPricing:
    'Browse senior-living listings free. Paid plans from $29 a month open broker contacts and full addresses. Professional starts with a 14-day trial.',
  investmentOpportunities:
    'Senior-living communities for sale across the United States: asking price, beds, occupancy and cap rate of each, open to everyone.',
  property:
    'A senior-living community for sale: price, beds, occupancy, cap rate and what the seller says of it.',
  vendors:
    'Builders, advisers, lenders, managers, lawyers and technology for senior living, by category and state: each checked by the team before it is listed.',
  vendor:
    'A vendor for senior-living communities: what they do, where they work, and how to ask for them.',
  findVendors:
    'Say what has to be done in your senior-living community and in which state, and see the vendors who do it there.',
  requestVendors:
    'Describe what your senior-living community needs. The team introduces you to vendors who do that work in your state.',
  projectRequests:
    'Describe a project for a senior-living community once, as the people who price it will ask, and hear from the vendors you choose.',
  agents:
    'Brokers with senior-living communities for sale now: where they sell, what kind, and how many each has on the market.',
  agent:
    'A broker of senior-living communities: where and what they sell, and what is for sale now.',
  findAnAgent:
    'Four answers about what you buy or sell, where and when, and the brokers who sell such senior-living communities there.',
  payment: 'What is due today and what comes next.',
  paymentWindow: 'A payment page on which no money moves.',
  paymentLanding: 'Until your payment is confirmed.',
  paymentSuccess: 'What you have now, and what comes next.',
  cancelSubscription: 'Your plan, your card and your invoices.',
  aiWorkflow: 'Search communities with a sentence, and work a deal with rules and people.',
  demosAiSearch:
    'A demo of search by a sentence: see how each word is read by rules, take out what you did not mean, and find communities that are for sale.',
  demosVirtualTours:
    'A demo of galleries: walk through the pictures of communities for sale, one after the other, with the arrow keys or a thumb.',
  demosMobileDeals:
    'A demo of the product on a telephone: the list of communities and the page of each, drawn by the same parts at the width of a hand.',
  mobileDemo:
    'A demo of the page of a community on a telephone, a tablet and a laptop: choose a device and see what moves where.',
  demosCommunicationHub:
    'A demo conversation between a buyer and a broker about a community for sale: scripted, marked as such, and with answers to choose.',
  demosPersonalizedDashboard:
    'A demo of the dashboards: choose investor, broker, vendor, operator, seller or buyer and see the figures of the first morning, by plan.',
  dashboardDemo:
    'A demo of a dashboard that reacts: change plan, trial, address and profile of an account, and see which matters wait for its owner.',
  demoModule:
    'A part of Haven Exchange to try before there is an account, chosen and introduced for one role.',
  sellerDashboardPreview:
    'See where a community stands among others of its kind that are for sale: price per unit and bed, cap rate, occupancy and rates.',
  buyerNetworkPreview:
    'Which searches of buyers find a senior-living community, which miss it, and how many others are found beside it.',
  financialAnalysisPreview:
    'Analyze a senior-living community that is for sale: cap rate, debt service coverage, cash on cash and a table of values, in your browser.',
  commissionCalculatorPreview:
    'From the price of a senior-living sale to what the broker takes home: commission, co-broker, brokerage and expenses in separate lines.',
  clientManagementPreview:
    'Note what a client looks for and see at once which senior-living communities on the market fit: a preview for brokers.',
  dealPipelinePreview:
    'Move communities through seven stages from valuation to closing, with the volume of each stage and the day on which deals would close.',
  buyerDashboardPreview:
    'Say what you look for, keep the communities that interest you, and compare price, cap rate and occupancy side by side.',
  dueDiligenceCenterPreview:
    'The fourteen folders of a senior-living document room, with the papers for the kind of community that you buy, to be ticked off.',
};

export const notFoundDescription = 'This page does not exist on Haven Exchange.';

/** Search engines cut long descriptions anywhere; cutting them here keeps the sentence readable. */
export function metaDescription(text: string): string {
  return text.length > META_DESCRIPTION_LIMIT
    ? `${text.slice(0, META_DESCRIPTION_CUT).trimEnd()}…`
    : text;
}
