import { randomUUID } from 'node:crypto';
import { PDF } from './file-samples.ts';
import type { VendorAnswer, VendorFixture } from './vendor-stub.ts';

/* Written from DocuSign's public specification: developers.docusign.com, eSignature REST API 2.1 (Envelopes: create, get,
   listStatusChanges, update, and EnvelopeDocuments: get) and the authorization code grant with userinfo. No response was
   recorded from DocuSign. */

const HOST = 'na3.docusign.net';
const ACCOUNT = '624e3e00-de96-4a5b-9a47-4d5e0f6c7a11';

interface StubEnvelope {
  readonly envelopeId: string;
  status: string;
  readonly emailSubject: string;
  readonly emailBlurb?: string;
  readonly documents: readonly { readonly name: string; readonly documentBase64: string }[];
  readonly recipients: {
    readonly signers: readonly {
      readonly name: string;
      readonly email: string;
      readonly routingOrder: string;
    }[];
  };
  readonly customFields: {
    readonly textCustomFields: readonly { readonly name: string; readonly value: string }[];
  };
}

/** What the account has. Tests change it. */
export const docusignData = {
  envelopes: [] as StubEnvelope[],
  /** The server that userinfo names. */
  server: `https://${HOST}`,
};

export function resetDocusignData(): void {
  docusignData.envelopes = [];
  docusignData.server = `https://${HOST}`;
}

const refused = (errorCode: string, message: string, status = 400) => ({
  status,
  body: { errorCode, message },
});

function answerEnvelope(method: string, rest: string, text: string): VendorAnswer | undefined {
  const [id, part] = rest.split('/');
  const envelope = docusignData.envelopes.find((one) => one.envelopeId === id);
  if (envelope === undefined) {
    return refused('ENVELOPE_DOES_NOT_EXIST', 'The envelope specified does not exist.', 404);
  }
  if (method === 'GET' && part === 'documents') return { body: null, file: PDF };
  if (method === 'GET') {
    return {
      body: {
        envelopeId: id,
        status: envelope.status,
        emailSubject: envelope.emailSubject,
        documentsUri: `/envelopes/${id}/documents`,
      },
    };
  }
  if (!['sent', 'delivered'].includes(envelope.status)) {
    return refused(
      'ENVELOPE_CANNOT_VOID_INVALID_STATE',
      'Only envelopes in the sent state can be voided.',
    );
  }
  envelope.status = (JSON.parse(text) as { status: string }).status;
  return { body: { envelopeId: id } };
}

export const docusignFixture: VendorFixture = {
  signInHost: 'account.docusign.com',
  tokenHost: 'account.docusign.com',
  tokenPath: '/oauth/token',
  secretIn: 'header',
  tokenExtra: { scope: 'signature extended' },
  expired: {
    errorCode: 'USER_AUTHENTICATION_FAILED',
    message: 'One or both of Username and Password are invalid. Invalid access token',
  },
  answer: ({ method, host, path, query, text }) => {
    if (host === 'account.docusign.com' && path === '/oauth/userinfo') {
      return {
        body: {
          sub: 'f19e5b0a-5c84-4ba5-a0fb-6ba5a8b5b0a5',
          name: 'Ada Broker',
          email: 'ada@cedar.example',
          accounts: [
            {
              account_id: '11111111-de96-4a5b-9a47-4d5e0f6c7a11',
              is_default: false,
              account_name: 'Old',
              base_uri: 'https://eu.docusign.net',
            },
            {
              account_id: ACCOUNT,
              is_default: true,
              account_name: 'Cedar Capital',
              base_uri: docusignData.server,
            },
          ],
        },
      };
    }
    const base = `/restapi/v2.1/accounts/${ACCOUNT}/envelopes`;
    if (host !== HOST || !path.startsWith(base)) return undefined;
    if (path !== base) return answerEnvelope(method, path.slice(base.length + 1), text);
    if (method === 'GET') {
      const [name, value] = (query.get('custom_field') ?? '').split('=');
      const envelopes = docusignData.envelopes.filter(({ customFields }) =>
        customFields.textCustomFields.some((one) => one.name === name && one.value === value),
      );
      return { body: { resultSetSize: String(envelopes.length), envelopes } };
    }
    const given = JSON.parse(text) as StubEnvelope;
    if (given.recipients.signers.some(({ email }) => email.startsWith('invalid'))) {
      return refused(
        'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
        'The email address for the recipient is invalid.',
      );
    }
    const envelope = { ...given, envelopeId: randomUUID() };
    docusignData.envelopes.push(envelope);
    return {
      status: 201,
      body: {
        envelopeId: envelope.envelopeId,
        uri: `/envelopes/${envelope.envelopeId}`,
        statusDateTime: '2026-02-03T17:00:00.000Z',
        status: 'sent',
      },
    };
  },
};
