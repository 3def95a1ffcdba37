/** What people do in the product: the groups of the specification, and what they look for. */
export type ActivityGroup =
  | 'auth'
  | 'admin'
  | 'navigation'
  | 'property'
  | 'transaction'
  | 'profile'
  | 'communication'
  | 'vendor'
  | 'financial'
  | 'reports'
  | 'system'
  | 'security'
  | 'education'
  | 'search';

interface Done {
  readonly group: ActivityGroup;
  /** What it was, to whoever reads their own list. */
  readonly message: string;
}

const done = (group: ActivityGroup, message: string): Done => ({ group, message });

/**
 * What a data call means as something done, by the name of its endpoint. Calls that are missing here are nothing that
 * a person would call an act of theirs.
 */
export const doneBy: Readonly<Record<string, Done>> = {
  spendRecoveryCode: done('auth', 'Signed in with a recovery code'),
  makeRecoveryCodes: done('security', 'Made recovery codes'),
  endMySession: done('security', 'Signed a device out'),
  approveAccount: done('admin', 'Approved an account'),
  rejectAccount: done('admin', 'Rejected an account'),
  suspendAccount: done('admin', 'Suspended an account'),
  reinstateAccount: done('admin', 'Reinstated an account'),
  deleteAccount: done('admin', 'Deleted an account'),
  setPlatformLogo: done('admin', 'Changed a setting'),
  importFederalRows: done('admin', 'Imported data'),
  decideFault: done('admin', 'Decided about a fault'),
  removeMedia: done('admin', 'Removed pictures'),
  giveRole: done('admin', 'Gave a role'),
  endRole: done('admin', 'Took a role'),
  handleTicket: done('admin', 'Handled a ticket'),
  reviewRevision: done('admin', 'Reviewed changes'),
  reviewVendor: done('admin', 'Reviewed a vendor'),
  retryDeadLetter: done('system', 'Queued a message again'),
  viewListing: done('property', 'Looked at a community'),
  createRecord: done('property', 'Added a record'),
  finishImport: done('property', 'Imported records'),
  saveSearch: done('search', 'Kept a search'),
  submitListing: done('property', 'Sent a listing in'),
  confirmListing: done('property', 'Confirmed a listing'),
  beginTransaction: done('transaction', 'Began a transaction'),
  submitOffer: done('transaction', 'Made an offer'),
  decideOffer: done('transaction', 'Answered an offer'),
  fileDocument: done('transaction', 'Filed a document'),
  contactBroker: done('communication', 'Wrote to a broker'),
  startConversation: done('communication', 'Began a conversation'),
  startGroup: done('communication', 'Began a group'),
  sendMessage: done('communication', 'Sent a message'),
  forwardMessage: done('communication', 'Handed a message on'),
  reportMessage: done('security', 'Reported a message'),
  sendTicket: done('communication', 'Wrote to the team'),
  updateMyProfile: done('profile', 'Changed their profile'),
  updatePreferences: done('profile', 'Chose what reaches them'),
  hidePresence: done('profile', 'Chose who sees them'),
  createVendor: done('vendor', 'Made a vendor profile'),
  updateVendor: done('vendor', 'Changed their vendor profile'),
  createCheckout: done('financial', 'Began a payment'),
  changePlan: done('financial', 'Changed their plan'),
  cancelPlan: done('financial', 'Cancelled their plan'),
  keepPlan: done('financial', 'Kept their plan'),
  rate: done('system', 'Rated the exchange'),
};

/** Screens whose visit says more than that a page was seen. */
const groupsOfScreens: readonly (readonly [prefix: string, ActivityGroup])[] = [
  ['/education', 'education'],
  ['/search', 'search'],
  ['/admin', 'admin'],
  ['/property', 'property'],
  ['/listings', 'property'],
  ['/transactions', 'transaction'],
  ['/deal-room', 'transaction'],
  ['/messages', 'communication'],
  ['/vendor', 'vendor'],
  ['/financial', 'financial'],
  ['/reports', 'reports'],
  ['/security-settings', 'security'],
];

export const groupOfScreen = (path: string): ActivityGroup =>
  groupsOfScreens.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'navigation';

/** `createVendor` as the table keeps it: create_vendor. */
export const typeOf = (endpoint: string): string =>
  endpoint.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
