/** Activity groups of the specification, plus search. */
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
  /** Text in the user's own activity list. */
  readonly message: string;
}

const done = (group: ActivityGroup, message: string): Done => ({ group, message });

/** Maps data calls to activities by endpoint name. Calls not listed are not user actions. */
export const activityByEndpoint: Readonly<Record<string, Done>> = {
  spendRecoveryCode: done('auth', 'Signed in with a recovery code'),
  makeRecoveryCodes: done('security', 'Created recovery codes'),
  endMySession: done('security', 'Signed out a device'),
  approveAccount: done('admin', 'Approved an account'),
  rejectAccount: done('admin', 'Rejected an account'),
  suspendAccount: done('admin', 'Suspended an account'),
  reinstateAccount: done('admin', 'Reinstated an account'),
  deleteAccount: done('admin', 'Deleted an account'),
  setPlatformLogo: done('admin', 'Changed a setting'),
  importFederalRows: done('admin', 'Imported data'),
  decideFault: done('admin', 'Reviewed an error'),
  removeMedia: done('admin', 'Removed images'),
  giveRole: done('admin', 'Assigned a role'),
  endRole: done('admin', 'Removed a role'),
  handleTicket: done('admin', 'Handled a ticket'),
  reviewRevision: done('admin', 'Reviewed changes'),
  reviewVendor: done('admin', 'Reviewed a vendor'),
  retryDeadLetter: done('system', 'Requeued a message'),
  viewListing: done('property', 'Viewed a community'),
  createRecord: done('property', 'Added a record'),
  finishImport: done('property', 'Imported records'),
  saveSearch: done('search', 'Saved a search'),
  submitListing: done('property', 'Submitted a listing'),
  confirmListing: done('property', 'Confirmed a listing'),
  beginTransaction: done('transaction', 'Started a transaction'),
  submitOffer: done('transaction', 'Made an offer'),
  decideOffer: done('transaction', 'Responded to an offer'),
  fileDocument: done('transaction', 'Filed a document'),
  contactBroker: done('communication', 'Contacted a broker'),
  startConversation: done('communication', 'Started a conversation'),
  startGroup: done('communication', 'Started a group'),
  sendMessage: done('communication', 'Sent a message'),
  forwardMessage: done('communication', 'Forwarded a message'),
  reportMessage: done('security', 'Reported a message'),
  sendTicket: done('communication', 'Contacted support'),
  updateMyProfile: done('profile', 'Updated profile'),
  updatePreferences: done('profile', 'Updated notification preferences'),
  hidePresence: done('profile', 'Updated presence visibility'),
  createVendor: done('vendor', 'Created a vendor profile'),
  updateVendor: done('vendor', 'Updated vendor profile'),
  createCheckout: done('financial', 'Started a payment'),
  changePlan: done('financial', 'Changed plan'),
  cancelPlan: done('financial', 'Canceled plan'),
  keepPlan: done('financial', 'Kept plan'),
  rate: done('system', 'Rated the exchange'),
};

/** Screens whose visits have their own activity group. */
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

/** Converts an endpoint name to the table's format: `createVendor` becomes create_vendor. */
export const toActivityType = (endpoint: string): string =>
  endpoint.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
