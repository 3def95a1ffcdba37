import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { FunctionEnv } from '../_shared/function-env.ts';
import {
  type Connection,
  connectionUrl,
  type Flow,
  type Identity,
  SignInRefused,
} from './connection.ts';

const MAX_RESPONSE_LENGTH = 200_000;
const CLOCK_SKEW_MS = 2 * 60_000;
const MAX_AGE_MS = 10 * 60_000;

const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'emailAddress',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
];
const FIRST_NAMES = [
  'firstName',
  'givenName',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'urn:oid:2.5.4.42',
];
const LAST_NAMES = [
  'lastName',
  'surname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'urn:oid:2.5.4.4',
];

function createSaml(env: FunctionEnv, connection: Connection, requestId: string): SAML {
  const url = connectionUrl(env, connection);
  return new SAML({
    issuer: url,
    audience: url,
    callbackUrl: url,
    entryPoint: connection.sign_in_url ?? '',
    idpIssuer: connection.issuer,
    idpCert: toCertificates(connection.certificate ?? ''),
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    disableRequestedAuthnContext: true,
    // A signature over the response or over the assertion; without either, node-saml refuses.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    // The flow in the database remembers the request and is used once.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  });
}

/** A provider that changes its key publishes the old and the new certificate. */
const toCertificates = (pem: string): string[] => {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return blocks ?? [pem.replace(/\s+/g, '')];
};

/** Returns the provider's URL with a signed-in request; the flow's ID is the relay state. */
export async function startSaml(env: FunctionEnv, connection: Connection, flowId: string) {
  const requestId = `_${crypto.randomUUID()}`;
  const url = await createSaml(env, connection, requestId).getAuthorizeUrlAsync(
    flowId,
    undefined,
    {},
  );
  return { url, secrets: { request_id: requestId } };
}

/** Verifies a SAML response to one flow. Throws `SignInRefused` for anything that isn't exactly that. */
export async function verifySaml(
  env: FunctionEnv,
  flow: Flow,
  samlResponse: string,
): Promise<Identity> {
  const { connection } = flow;
  const requestId = String(flow.secrets.request_id ?? '');
  const xml = decodeXml(samlResponse);
  const { profile } = await createSaml(env, connection, requestId)
    .validatePostResponseAsync({ SAMLResponse: samlResponse })
    .catch((error: unknown) => {
      const isRefusal = error instanceof Error && error.name === 'SamlStatusError';
      throw new SignInRefused(isRefusal ? 'provider_refused' : 'invalid_answer');
    });
  // The library compares issuers of sign-outs only.
  if (profile?.issuer !== connection.issuer) throw new SignInRefused('invalid_answer');
  const url = connectionUrl(env, connection);
  const open = xml.indexOf('Response');
  const tag = xml.slice(open, xml.indexOf('>', open));
  const destination = /Destination="([^"]{0,500})"/.exec(tag)?.[1];
  if (destination !== undefined && destination !== url) throw new SignInRefused('invalid_answer');
  requireConfirmation(profile, requestId, url);
  const email = findAttribute(profile, EMAIL_ATTRIBUTES) ?? profile.nameID;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SignInRefused('no_email');
  return {
    email,
    firstName: findAttribute(profile, FIRST_NAMES),
    lastName: findAttribute(profile, LAST_NAMES),
  };
}

/** Entities are never part of a SAML message, and SHA-1 signatures can be forged. */
function decodeXml(samlResponse: string): string {
  if (samlResponse.length > MAX_RESPONSE_LENGTH) throw new SignInRefused('invalid_answer');
  const xml = new TextDecoder().decode(
    Uint8Array.from(atob(samlResponse.replace(/\s+/g, '')), (char) => char.charCodeAt(0)),
  );
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || /xmldsig#(?:rsa-|dsa-|hmac-)?sha1\b/i.test(xml)) {
    throw new SignInRefused('invalid_answer');
  }
  return xml;
}

/** The signed assertion itself has to name this request and this address; the response around it may be unsigned. */
function requireConfirmation(profile: Profile, requestId: string, url: string): void {
  const confirmations = readConfirmations(profile.getAssertion?.());
  const isForThisRequest = confirmations.some(
    (data) =>
      data.InResponseTo === requestId &&
      data.Recipient === url &&
      typeof data.NotOnOrAfter === 'string' &&
      Date.parse(data.NotOnOrAfter) + CLOCK_SKEW_MS > Date.now(),
  );
  if (!isForThisRequest) throw new SignInRefused('invalid_answer');
}

type Attributes = Readonly<Record<string, unknown>>;

function readConfirmations(assertion: unknown): readonly Attributes[] {
  const root = first(Object(assertion).Assertion);
  const subject = first(root.Subject);
  const all = Array.isArray(subject.SubjectConfirmation) ? subject.SubjectConfirmation : [];
  return all.map((one) => Object(first(Object(one).SubjectConfirmationData).$) as Attributes);
}

/** The parser wraps each element in a list. */
const first = (value: unknown): Attributes =>
  Object(Array.isArray(value) ? value[0] : value) as Attributes;

function findAttribute(profile: Profile, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = profile[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 320);
  }
  return undefined;
}

/** Returns the metadata that administrators give their provider. */
export const describeSaml = (env: FunctionEnv, id: string): string => {
  const url = connectionUrl(env, { id, protocol: 'saml' });
  return new SAML({
    issuer: url,
    callbackUrl: url,
    idpCert: 'none',
  }).generateServiceProviderMetadata(null, null);
};
