import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXAKA: 'Enter IP addresses or networks, one per line, such as 203.0.113.7 or 203.0.113.0/24.',
  HXAKC: "Confirm it's you first.",
  HXAKD:
    'This key was already created. Its secret can’t be shown again; rotate it to get a new one.',
  HXAKE: 'The expiry date must be within five years.',
  HXAKH: 'A key that reads health records must expire within 90 days and list allowed addresses.',
  HXAKM: "You've reached 20 keys. Revoke one first.",
  HXAKN: "Key not found, or it's revoked.",
  HXAKS: 'Choose at least one permission.',
  HXEWC: 'This form is about a confidential listing. Your website would show who sells it.',
  HXEWF: 'Choose one of your lead forms.',
  HXEWM: "You've reached 20 widgets. Revoke one first.",
  HXEWN: 'Widget not found, or it was revoked.',
  HXEWV: 'Check the title, and enter 1 to 10 websites such as www.company.com.',
  HXOAC: 'The app sent an incomplete request. Start again in the app.',
  HXOAM: "You've reached 10 apps. Delete one first.",
  HXOAN: "App not found, or it isn't yours.",
  HXOAR: 'The app is unknown, or it sent an address that it didn’t register.',
  HXOAS: 'The app asks for permissions that it didn’t register.',
  HXOAV: 'Check the name, website, and redirect addresses. Addresses start with https://.',
  HXSVD: 'This service account already exists.',
  HXSVF: 'Service account not found.',
  HXSVM: 'Your workspace has 10 service accounts. Remove one first.',
  HXSVN: 'Enter a name of up to 80 characters.',
  HXSVS: "A service account doesn't sign in.",
  HXWHE: 'Choose at least one event.',
  HXWHM: "You've reached 20 endpoints. Delete one first.",
  HXWHN: "Endpoint not found, or it isn't yours.",
  HXWHO: 'Turn the endpoint on first.',
  HXWHU: 'Enter a URL that starts with https:// and has no user name or spaces.',
});

export const integrationNotices = {
  keySaved: { title: 'Key saved', description: 'It applies to the next request.' },
  keyRevoked: { title: 'Key revoked', description: 'Requests with it are refused from now on.' },
  serviceAccountCreated: {
    title: 'Service account created',
    description: 'Create a key for it next.',
  },
  serviceAccountRemoved: {
    title: 'Service account removed',
    description: 'Its keys stopped working.',
  },
  appSaved: { title: 'App saved', description: 'It applies to the next request.' },
  appDeleted: { title: 'App deleted', description: 'It lost access to every account.' },
  endpointSaved: { title: 'Endpoint saved', description: 'It applies to the next event.' },
  endpointDeleted: { title: 'Endpoint deleted', description: 'It gets no more events.' },
  widgetSaved: { title: 'Widget saved', description: 'Websites show it from the next visit on.' },
  widgetRevoked: {
    title: 'Widget revoked',
    description: 'Websites show that it was removed.',
  },
  testQueued: { title: 'Test event queued', description: 'It appears in the log within seconds.' },
  resent: {
    title: 'Event queued again',
    description: 'It keeps its ID, so receivers can ignore it.',
  },
} as const satisfies Record<string, Notice>;
