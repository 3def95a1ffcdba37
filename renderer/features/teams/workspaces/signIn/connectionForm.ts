import { USER_TYPES } from '#shared/access/roles.ts';
import { z } from '../../../../ui/form/schema.ts';
import { text } from '../../../../ui/form/textSchemas.ts';
import type { Connection } from './signInApi.ts';

const isProviderUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
};

const URL_NEEDED = 'Enter a URL that starts with https://.';

/** Each protocol has fields of its own, which are required for it alone. */
export const connectionSchema = z
  .object({
    protocol: z.enum(['saml', 'oidc']),
    issuer: text(500),
    signInUrl: text(500),
    certificate: text(20_000),
    clientId: text(300),
    clientSecret: text(1000),
    userType: z.enum(USER_TYPES),
    addsMembers: z.boolean(),
  })
  .check((context) => {
    const { protocol, issuer, signInUrl, certificate, clientId } = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
    if (protocol === 'oidc' && !isProviderUrl(issuer)) refuse('issuer', URL_NEEDED);
    if (protocol === 'saml' && issuer === '') refuse('issuer', 'Enter the entity ID.');
    if (protocol === 'saml' && !isProviderUrl(signInUrl)) refuse('signInUrl', URL_NEEDED);
    if (protocol === 'saml' && !certificate.includes('-----BEGIN CERTIFICATE-----')) {
      refuse('certificate', 'Paste the certificate with its BEGIN and END lines.');
    }
    if (protocol === 'oidc' && clientId === '') refuse('clientId', 'Enter the client ID.');
  });

export type ConnectionFormValues = z.infer<typeof connectionSchema>;

export const toFormValues = (known: Connection | null): ConnectionFormValues => ({
  protocol: known?.protocol ?? 'saml',
  issuer: known?.issuer ?? '',
  signInUrl: known?.sign_in_url ?? '',
  certificate: known?.certificate ?? '',
  clientId: known?.client_id ?? '',
  clientSecret: '',
  userType: known?.user_type ?? 'buyer',
  addsMembers: known?.adds_members ?? true,
});

/** Reads the fields of a provider's metadata; null if the text isn't SAML metadata. */
export function readMetadata(
  source: string,
): Pick<ConnectionFormValues, 'issuer' | 'signInUrl' | 'certificate'> | null {
  const document = new DOMParser().parseFromString(source, 'application/xml');
  const elements = [...document.getElementsByTagName('*')];
  const find = (name: string, accepts: (element: Element) => boolean = () => true) =>
    elements.find((element) => element.localName === name && accepts(element));
  const issuer = find('EntityDescriptor')?.getAttribute('entityID');
  const service = find('SingleSignOnService', (element) =>
    (element.getAttribute('Binding') ?? '').endsWith(':HTTP-Redirect'),
  );
  const certificates = elements
    .filter(
      (element) =>
        element.localName === 'X509Certificate' &&
        element.closest('*|KeyDescriptor[use="encryption"]') === null,
    )
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ''))
    .filter((one) => one !== '');
  const signInUrl = service?.getAttribute('Location');
  if (!issuer || !signInUrl || certificates.length === 0) return null;
  return {
    issuer,
    signInUrl,
    certificate: [...new Set(certificates)]
      .map((one) => `-----BEGIN CERTIFICATE-----\n${one}\n-----END CERTIFICATE-----`)
      .join('\n'),
  };
}
