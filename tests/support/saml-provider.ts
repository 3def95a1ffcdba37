import { inflateRawSync } from 'node:zlib';
import { Constants, SamlLib } from 'samlify';
import { createCertificate } from './certificate.ts';

const SIGNED_PART = {
  assertion: "/*[local-name(.)='Response']/*[local-name(.)='Assertion']",
  response: "/*[local-name(.)='Response']",
};

/** What a provider puts into a response; each test changes one thing. */
export interface SamlAnswer {
  readonly email: string;
  /** Given name and surname. */
  readonly names?: readonly [string, string];
  readonly inResponseTo: string;
  /** In the signed assertion; differs from the response only in attacks. */
  readonly confirms?: string;
  readonly recipient: string;
  readonly destination?: string;
  readonly audience: string;
  readonly issuer?: string;
  readonly minutesLeft?: number;
  readonly signs?: keyof typeof SIGNED_PART | 'nothing';
  readonly algorithm?: string;
}

/** An identity provider with its own key, built from samlify. */
export function createSamlProvider(issuer: string) {
  const { certificate, privateKey } = createCertificate('Identity provider');

  function buildXml(answer: SamlAnswer): string {
    const now = new Date();
    const until = new Date(now.getTime() + (answer.minutesLeft ?? 5) * 60_000).toISOString();
    const from = new Date(now.getTime() - 60 * 60_000).toISOString();
    const [first, last] = answer.names ?? ['Ada', 'Harbor'];
    const attribute = (name: string, value: string) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`;
    const id = () => `_${crypto.randomUUID()}`;
    return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${answer.destination ?? answer.recipient}" InResponseTo="${answer.inResponseTo}"><saml:Issuer>${answer.issuer ?? issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${id()}" Version="2.0" IssueInstant="${now.toISOString()}"><saml:Issuer>${answer.issuer ?? issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${answer.email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${answer.recipient}" InResponseTo="${answer.confirms ?? answer.inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${answer.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('firstName', first)}${attribute('lastName', last)}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
  }

  /** Returns the XML of a response, signed as asked. */
  function respond(answer: SamlAnswer): string {
    const xml = buildXml(answer);
    const part = answer.signs ?? 'assertion';
    if (part === 'nothing') return xml;
    const path = SIGNED_PART[part];
    return SamlLib.constructSAMLSignature({
      rawSamlMessage: xml,
      referenceTagXPath: path,
      privateKey,
      signatureAlgorithm: answer.algorithm ?? Constants.algorithms.signature.RSA_SHA256,
      signingCert: certificate.replace(/-----[A-Z ]+-----|\s/g, ''),
      isBase64Output: false,
      signatureConfig: {
        prefix: 'ds',
        location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
      },
    });
  }
  return { issuer, certificate, respond };
}

/** Reads the request in the URL that a browser is sent to. */
export function readSamlRequest(address: string) {
  const query = new URL(address).searchParams;
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString();
  return {
    id: /ID="([^"]+)"/.exec(xml)?.[1] ?? '',
    url: /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1] ?? '',
    relayState: query.get('RelayState') ?? '',
  };
}
