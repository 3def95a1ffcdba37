import { REPORT_KINDS, type ReportKind, reportColumns, reportLabel } from './reportTables.ts';

export const CONNECTOR_SLUGS = [
  'docusign',
  'google-workspace',
  'microsoft-365',
  'power-bi',
  'quickbooks-online',
  'salesforce',
  'zoom',
] as const;
export type ConnectorSlug = (typeof CONNECTOR_SLUGS)[number];

/** Records that a connection reads or sends. */
export type ConnectorKind =
  | 'contacts'
  | 'companies'
  | 'events'
  | 'journal_entries'
  | 'envelopes'
  | 'meetings'
  | ReportKind;

export interface ConnectorField {
  /** Column of the record. */
  readonly name: string;
  readonly label: string;
  /** Field of the vendor, as its documentation names it. */
  readonly from: string;
  /** True if a record can't exist without it. */
  readonly isRequired?: true;
}

export interface ConnectorStream {
  readonly kind: ConnectorKind;
  /** `send` goes from here to the vendor. */
  readonly direction: 'read' | 'send';
  readonly label: string;
  readonly fields: readonly ConnectorField[];
}

export interface ConnectorInfo {
  readonly slug: ConnectorSlug;
  readonly name: string;
  /** What is read or sent, for lists. */
  readonly exchanges: string;
  readonly streams: readonly ConnectorStream[];
  /** Where an administrator registers the app whose client ID is entered. */
  readonly console: { readonly label: string; readonly url: string };
  /** Permissions that the app needs at the vendor. */
  readonly scopes: readonly string[];
  /** The vendor's own name of an organization, if sign-in depends on it. */
  readonly organization?: {
    readonly label: string;
    readonly hint: string;
    readonly initial: string;
    readonly pattern: RegExp;
  };
  /** Where records are sent at the vendor; empty for the usual place. */
  readonly target?: { readonly label: string; readonly hint: string; readonly pattern: RegExp };
  /** True if communities with a ledger and a first month are chosen. */
  readonly hasLedgers?: true;
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const sendsRecords = ({ streams }: ConnectorInfo): boolean =>
  streams.some(({ direction }) => direction === 'send');

const eventFields = (
  title: string,
  start: string,
  end: string,
  place: string,
): readonly ConnectorField[] => [
  { name: 'title', label: 'Title', from: title, isRequired: true },
  { name: 'begins_at', label: 'Start', from: start, isRequired: true },
  { name: 'ends_at', label: 'End', from: end, isRequired: true },
  { name: 'time_zone', label: 'Time zone', from: start, isRequired: true },
  { name: 'is_all_day', label: 'All day', from: start, isRequired: true },
  { name: 'place', label: 'Location', from: place },
];

/** Systems that can be connected. One without fixtures from its public specification isn't listed. */
export const connectors: readonly ConnectorInfo[] = [
  {
    slug: 'docusign',
    name: 'DocuSign',
    exchanges: 'Documents of deal rooms for signature',
    console: { label: 'DocuSign Apps and Keys', url: 'https://admin.docusign.com/apps-and-keys' },
    scopes: ['signature', 'extended'],
    organization: {
      label: 'Environment',
      hint: 'production, or demo for a developer account.',
      initial: 'production',
      pattern: /^(?:production|demo)$/,
    },
    streams: [
      {
        kind: 'envelopes',
        direction: 'send',
        label: 'Documents for signature',
        fields: [
          { name: 'document', label: 'Document', from: 'documents', isRequired: true },
          { name: 'name', label: 'Title', from: 'emailSubject', isRequired: true },
          { name: 'message', label: 'Message', from: 'emailBlurb', isRequired: true },
          { name: 'signers', label: 'Signers', from: 'recipients.signers', isRequired: true },
          { name: 'state', label: 'Status', from: 'envelope.status', isRequired: true },
        ],
      },
    ],
  },
  {
    slug: 'google-workspace',
    name: 'Google Workspace',
    exchanges: 'Contacts, and events of the primary calendar',
    console: { label: 'Google Cloud console', url: 'https://console.cloud.google.com/' },
    scopes: [
      'https://www.googleapis.com/auth/contacts.readonly',
      'https://www.googleapis.com/auth/calendar.events.readonly',
    ],
    streams: [
      {
        kind: 'contacts',
        direction: 'read',
        label: 'Contacts',
        fields: [
          { name: 'name', label: 'Name', from: 'names.displayName', isRequired: true },
          { name: 'company', label: 'Company', from: 'organizations.name' },
          { name: 'job_title', label: 'Job title', from: 'organizations.title' },
          { name: 'email', label: 'Email', from: 'emailAddresses.value' },
          { name: 'phone', label: 'Phone', from: 'phoneNumbers.value' },
          { name: 'street', label: 'Street', from: 'addresses.streetAddress' },
          { name: 'city', label: 'City', from: 'addresses.city' },
          { name: 'state', label: 'State', from: 'addresses.region' },
        ],
      },
      {
        kind: 'events',
        direction: 'read',
        label: 'Calendar events',
        fields: eventFields('summary', 'start', 'end', 'location'),
      },
    ],
  },
  {
    slug: 'microsoft-365',
    name: 'Microsoft 365',
    exchanges: 'Outlook contacts, and events of the default calendar',
    console: { label: 'Microsoft Entra admin center', url: 'https://entra.microsoft.com/' },
    scopes: ['offline_access', 'Contacts.Read', 'Calendars.Read'],
    organization: {
      label: 'Directory (tenant) ID or domain',
      hint: 'From the overview of the app registration.',
      initial: 'organizations',
      pattern: /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,98}[A-Za-z0-9])?$/,
    },
    streams: [
      {
        kind: 'contacts',
        direction: 'read',
        label: 'Contacts',
        fields: [
          { name: 'name', label: 'Name', from: 'displayName', isRequired: true },
          { name: 'company', label: 'Company', from: 'companyName' },
          { name: 'job_title', label: 'Job title', from: 'jobTitle' },
          { name: 'email', label: 'Email', from: 'emailAddresses.address' },
          { name: 'phone', label: 'Phone', from: 'businessPhones, mobilePhone' },
          { name: 'street', label: 'Street', from: 'businessAddress.street' },
          { name: 'city', label: 'City', from: 'businessAddress.city' },
          { name: 'state', label: 'State', from: 'businessAddress.state' },
        ],
      },
      {
        kind: 'events',
        direction: 'read',
        label: 'Calendar events',
        fields: eventFields('subject', 'start', 'end', 'location.displayName'),
      },
    ],
  },
  {
    slug: 'power-bi',
    name: 'Power BI',
    exchanges: 'Tables of records, once a day',
    console: { label: 'Microsoft Entra admin center', url: 'https://entra.microsoft.com/' },
    scopes: ['offline_access', 'Dataset.ReadWrite.All'],
    organization: {
      label: 'Directory (tenant) ID or domain',
      hint: 'From the overview of the app registration.',
      initial: 'organizations',
      pattern: /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,98}[A-Za-z0-9])?$/,
    },
    target: {
      label: 'Power BI workspace ID',
      hint: 'From the address of the workspace. Empty uses My workspace.',
      pattern: IS_ID,
    },
    streams: REPORT_KINDS.map((kind) => ({
      kind,
      direction: 'send' as const,
      label: reportLabel(kind),
      fields: reportColumns(kind).map(({ name, label }) => ({
        name,
        label,
        from: `${kind}[${name}]`,
        ...(name === 'id' && { isRequired: true as const }),
      })),
    })),
  },
  {
    slug: 'quickbooks-online',
    name: 'QuickBooks Online',
    exchanges: 'Journal entries of closed months',
    console: { label: 'Intuit Developer portal', url: 'https://developer.intuit.com/' },
    scopes: ['com.intuit.quickbooks.accounting'],
    organization: {
      label: 'Environment',
      hint: 'production, or sandbox for an app with development keys.',
      initial: 'production',
      pattern: /^(?:production|sandbox)$/,
    },
    hasLedgers: true,
    streams: [
      {
        kind: 'journal_entries',
        direction: 'send',
        label: 'Journal entries',
        fields: [
          { name: 'number', label: 'Entry', from: 'JournalEntry.DocNumber', isRequired: true },
          { name: 'entry_date', label: 'Date', from: 'JournalEntry.TxnDate', isRequired: true },
          { name: 'memo', label: 'Memo', from: 'JournalEntry.PrivateNote', isRequired: true },
          { name: 'account', label: 'Account', from: 'Line.AccountRef', isRequired: true },
          { name: 'cents', label: 'Amount', from: 'Line.Amount, PostingType', isRequired: true },
        ],
      },
    ],
  },
  {
    slug: 'salesforce',
    name: 'Salesforce',
    exchanges: 'Accounts as companies, and contacts',
    console: { label: 'Salesforce setup', url: 'https://login.salesforce.com/' },
    scopes: ['api', 'refresh_token'],
    organization: {
      label: 'Sign-in host',
      hint: 'login.salesforce.com, test.salesforce.com, or your My Domain.',
      initial: 'login.salesforce.com',
      pattern: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{1,40}){0,3}\.salesforce\.com$/,
    },
    streams: [
      {
        kind: 'companies',
        direction: 'read',
        label: 'Companies',
        fields: [
          { name: 'name', label: 'Name', from: 'Account.Name', isRequired: true },
          { name: 'site', label: 'Website', from: 'Account.Website' },
          { name: 'phone', label: 'Phone', from: 'Account.Phone' },
          { name: 'city', label: 'City', from: 'Account.BillingCity' },
        ],
      },
      {
        kind: 'contacts',
        direction: 'read',
        label: 'Contacts',
        fields: [
          { name: 'name', label: 'Name', from: 'Contact.Name', isRequired: true },
          { name: 'company', label: 'Company', from: 'Contact.Account.Name' },
          { name: 'job_title', label: 'Job title', from: 'Contact.Title' },
          { name: 'email', label: 'Email', from: 'Contact.Email' },
          { name: 'phone', label: 'Phone', from: 'Contact.Phone' },
          { name: 'street', label: 'Street', from: 'Contact.MailingStreet' },
          { name: 'city', label: 'City', from: 'Contact.MailingCity' },
          { name: 'state', label: 'State', from: 'Contact.MailingState' },
        ],
      },
    ],
  },
  {
    slug: 'zoom',
    name: 'Zoom',
    exchanges: 'Meetings of calendar events',
    console: { label: 'Zoom App Marketplace', url: 'https://marketplace.zoom.us/' },
    scopes: [
      'meeting:write:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
      'meeting:read:meeting',
      'meeting:read:list_meetings',
    ],
    streams: [
      {
        kind: 'meetings',
        direction: 'send',
        label: 'Meetings',
        fields: [
          { name: 'title', label: 'Title', from: 'topic', isRequired: true },
          { name: 'begins_at', label: 'Start', from: 'start_time', isRequired: true },
          { name: 'ends_at', label: 'End', from: 'duration', isRequired: true },
          { name: 'time_zone', label: 'Time zone', from: 'timezone', isRequired: true },
          { name: 'place', label: 'Location', from: 'agenda', isRequired: true },
          { name: 'join_url', label: 'Meeting link', from: 'join_url', isRequired: true },
        ],
      },
    ],
  },
];

export const findConnector = (slug: string): ConnectorInfo | undefined =>
  connectors.find((one) => one.slug === slug);

/** What a connection reads, writes, and sends, as stored with it. */
export interface ConnectorSettings {
  readonly streams: readonly ConnectorKind[];
  /** Who sees new records: the person who connected it, or the team. */
  readonly sharing: 'private' | 'team';
  /** Fields that are left out, such as "contacts.phone". */
  readonly off: readonly string[];
  readonly organization: string;
  /** IDs of the communities whose journal entries are sent. */
  readonly communities: readonly string[];
  /** The first month that is sent, such as "2026-01". */
  readonly since: string;
  readonly target: string;
}

export const IS_MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
/** Communities that one connection sends. */
export const MAX_LEDGERS = 30;

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads stored or received settings; unknown parts are dropped. Undefined if nothing would be read or sent. */
export function readConnectorSettings(
  info: ConnectorInfo,
  value: unknown,
): ConnectorSettings | undefined {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const chosen = stringsOf(given.streams);
  const off = stringsOf(given.off);
  const streams = info.streams.map(({ kind }) => kind).filter((kind) => chosen.includes(kind));
  const organization =
    typeof given.organization === 'string' ? given.organization.trim().toLowerCase() : '';
  const communities = stringsOf(given.communities).filter((one) => IS_ID.test(one));
  const since = typeof given.since === 'string' && IS_MONTH.test(given.since) ? given.since : '';
  if (streams.length === 0) return undefined;
  if (info.hasLedgers && (communities.length === 0 || since === '')) return undefined;
  if (info.organization !== undefined && !info.organization.pattern.test(organization)) {
    return undefined;
  }
  const target = typeof given.target === 'string' ? given.target.trim().toLowerCase() : '';
  if (info.target !== undefined && target !== '' && !info.target.pattern.test(target)) {
    return undefined;
  }
  return {
    streams,
    sharing: given.sharing === 'team' ? 'team' : 'private',
    off: info.streams.flatMap(({ kind, fields }) =>
      fields
        .filter((field) => field.isRequired === undefined && off.includes(`${kind}.${field.name}`))
        .map(({ name }) => `${kind}.${name}`),
    ),
    organization: info.organization === undefined ? '' : organization,
    communities: info.hasLedgers ? communities.slice(0, MAX_LEDGERS) : [],
    since: info.hasLedgers ? since : '',
    target: info.target === undefined ? '' : target,
  };
}

/** Body of the function `connect-vendor`. */
export type ConnectVendorCall =
  | {
      readonly action: 'save';
      readonly id: string;
      readonly connector: ConnectorSlug;
      readonly clientId: string;
      /** Empty keeps the stored one. */
      readonly clientSecret: string;
      readonly settings: ConnectorSettings;
    }
  | { readonly action: 'authorize'; readonly id: string }
  | { readonly action: 'finish'; readonly query: string };
