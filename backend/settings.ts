import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  EMBED_SETTINGS,
  EMBEDS,
  type EmbedSetting,
  type EmbedSettings,
  hasPolicyHost,
} from '../shared/embeds/embeds.ts';
import { isReplyDomain } from '../supabase/functions/_shared/emails/reply-address.ts';
import { readNetworks } from './http/client-address.ts';

/** An invalid setting; stops the start with a message that names it. */
export class InvalidSettingError extends Error {}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const databaseUrl = url('postgres:', 'postgresql:');

const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const MAX_WORKERS = 64;

const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/);

const ofEachEmbed = <Value>(make: (name: EmbedSetting) => Value): Record<EmbedSetting, Value> =>
  Object.fromEntries(EMBED_SETTINGS.map((name) => [name, make(name)])) as Record<
    EmbedSetting,
    Value
  >;

const environment = z.object({
  PORT: port.default(4173),
  HAVEN_HOST: z.string().min(1).default('127.0.0.1'),
  HAVEN_DATA_DIR: z.string().min(1).default('.haven'),
  HAVEN_SEED: z.enum(['demo', 'none']).default('demo'),
  HAVEN_DEMO_PASSWORD: z.string().min(8).max(72).optional(),
  HAVEN_PUBLIC_URL: url('http:', 'https:').optional(),
  HAVEN_ALLOWED_ORIGINS: z.string().default(''),
  HAVEN_TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((text) => readNetworks(list(text)) !== undefined),
  HAVEN_SMTP_URL: url('smtp:', 'smtps:').optional(),
  HAVEN_MAIL_FROM: z.string().default('Haven Exchange <no-reply@havenexchange.example>'),
  HAVEN_EMAIL_API_URL: url('http:', 'https:').optional(),
  HAVEN_EMAIL_API_KEY: z.string().min(8).optional(),
  HAVEN_EMAIL_WEBHOOK_SECRET: webhookSecret.optional(),
  HAVEN_ANSWER_DOMAIN: z.string().refine(isReplyDomain).optional(),
  HAVEN_INBOUND_WEBHOOK_SECRET: webhookSecret.optional(),
  HAVEN_SMS_API_URL: url('http:', 'https:').optional(),
  HAVEN_SMS_API_KEY: z.string().min(8).optional(),
  HAVEN_SMS_FROM: z.string().min(3).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  HAVEN_SIGN_API_KEY: z.string().min(20).optional(),
  HAVEN_SIGN_API_URL: url('http:', 'https:').optional(),
  HAVEN_WEBHOOK_LOCAL: z.enum(['allow']).optional(),
  HAVEN_CONNECTOR_STUB_URL: z
    .string()
    .regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/)
    .optional(),
  HAVEN_AI_LOCAL: z.enum(['allow']).optional(),
  HAVEN_SSO_LOCAL: z.enum(['allow']).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .refine((text) => list(text).every((one) => databaseUrl.safeParse(one).success))
    .optional(),
  HAVEN_S3_URL: url('http:', 'https:').optional(),
  HAVEN_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  HAVEN_S3_REGION: z.string().min(1).default('us-east-1'),
  HAVEN_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  HAVEN_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  HAVEN_S3_DIRECT: z.enum(['allow']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => list(text).every((pair) => /^[\w-]+=[\x20-\x7e]+$/.test(pair)))
    .default(''),
  OTEL_SERVICE_NAME: z.string().min(1).default('haven-exchange'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
    .default('1'),
  HAVEN_LOG: z.enum(['text', 'json']).default('text'),
  HAVEN_WORKERS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= MAX_WORKERS)
    .optional(),
  // Pages include its origin in their content security policy.
  VITE_SUPABASE_URL: url('http:', 'https:').refine(hasPolicyHost).optional(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(20).optional(),
  ...ofEachEmbed((name) => z.string().refine(EMBEDS[name].accepts).optional()),
  VITE_MAP_TILES_CREDIT: z.string().min(2).max(120).optional(),
});

type Values = z.infer<typeof environment>;

const DATABASE_URL_MEANING = 'look like postgres://user:password@host:5432/database';

/** Requirement of each variable, as shown in the startup error. */
const MEANING: Record<keyof Values, string> = {
  PORT: 'must be a port number from 0 to 65535',
  HAVEN_HOST: 'must be the address to listen on, such as 127.0.0.1',
  HAVEN_DATA_DIR: 'must be the path of a folder',
  HAVEN_SEED: 'must be demo or none',
  HAVEN_DEMO_PASSWORD: 'must have 8 to 72 characters',
  HAVEN_PUBLIC_URL: 'must be the http or https URL people use',
  HAVEN_ALLOWED_ORIGINS: 'must be origins separated by commas',
  HAVEN_TRUSTED_PROXIES:
    'must be addresses or networks of proxies separated by commas, such as 127.0.0.1, 10.0.0.0/8',
  HAVEN_SMTP_URL: 'must look like smtp://user:password@host:587',
  HAVEN_MAIL_FROM: 'must be a sender such as Haven Exchange <mail@company.example>',
  HAVEN_EMAIL_API_URL: "must be the URL of the email provider's API",
  HAVEN_EMAIL_API_KEY: "must be the key of the email provider's API",
  HAVEN_EMAIL_WEBHOOK_SECRET:
    "must be the signing secret of the email provider's events, such as whsec_…",
  HAVEN_ANSWER_DOMAIN:
    'must be the domain that receives email replies, such as reply.company.example',
  HAVEN_INBOUND_WEBHOOK_SECRET:
    "must be the signing secret of the email provider's inbound mail, such as whsec_…",
  HAVEN_SMS_API_URL: "must be the URL of the text message provider's API",
  HAVEN_SMS_API_KEY: "must be the key of the text message provider's API",
  HAVEN_SMS_FROM: 'must be the phone number text messages are sent from',
  STRIPE_SECRET_KEY: 'must be a secret key of Stripe, such as sk_test_…',
  STRIPE_WEBHOOK_SECRET: 'must be the signing secret of the webhook at Stripe, such as whsec_…',
  HAVEN_SIGN_API_KEY: 'must be a Dropbox Sign API key',
  HAVEN_SIGN_API_URL: 'must be the URL of the Dropbox Sign API',
  HAVEN_WEBHOOK_LOCAL: 'must be allow, or unset so that webhooks only go to public addresses',
  HAVEN_CONNECTOR_STUB_URL:
    'must be a server of this machine that answers for vendors, such as http://127.0.0.1:4000',
  HAVEN_SSO_LOCAL:
    'must be allow, or unset so that identity providers are only asked at public addresses',
  HAVEN_AI_LOCAL:
    'must be allow, or unset so that a language model is only called at a public address',
  DATABASE_URL: `must ${DATABASE_URL_MEANING}`,
  DATABASE_DIRECT_URL: `must ${DATABASE_URL_MEANING}`,
  DATABASE_REPLICA_URLS: `must be addresses separated by commas that each ${DATABASE_URL_MEANING}`,
  HAVEN_S3_URL: "must be the http or https address of the S3 store, without the bucket's name",
  HAVEN_S3_BUCKET: 'must be the name of a bucket in the S3 store',
  HAVEN_S3_REGION: 'must be the region of the S3 store, such as eu-central-1',
  HAVEN_S3_ACCESS_KEY_ID: 'must be the ID of an access key for the S3 store',
  HAVEN_S3_SECRET_ACCESS_KEY: 'must be the secret of the access key for the S3 store',
  HAVEN_S3_DIRECT: 'must be allow, or unset so that browsers load files from this server only',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'must be the http or https address of an OpenTelemetry collector',
  OTEL_EXPORTER_OTLP_HEADERS: 'must be headers such as name=value, separated by commas',
  OTEL_SERVICE_NAME: 'must be the name of this service in traces',
  OTEL_TRACES_SAMPLER_ARG: 'must be the share of requests to trace, from 0 to 1',
  HAVEN_LOG: 'must be text or json',
  HAVEN_WORKERS: `must be a number of processes from 1 to ${MAX_WORKERS}`,
  VITE_SUPABASE_URL: "must be the hosted project's address, such as https://project.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "must be the hosted project's publishable key",
  ...ofEachEmbed((name) => EMBEDS[name].meaning),
  VITE_MAP_TILES_CREDIT: 'must be the map imagery credit in 2 to 120 characters',
};

/** Variables that are only valid together. */
const TOGETHER: readonly (readonly (keyof typeof MEANING)[])[] = [
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
  ['HAVEN_EMAIL_API_URL', 'HAVEN_EMAIL_API_KEY'],
  ['HAVEN_ANSWER_DOMAIN', 'HAVEN_INBOUND_WEBHOOK_SECRET'],
  ['HAVEN_SMS_API_URL', 'HAVEN_SMS_API_KEY', 'HAVEN_SMS_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VITE_MAP_TILES_URL', 'VITE_MAP_TILES_CREDIT'],
  ['HAVEN_S3_URL', 'HAVEN_S3_BUCKET', 'HAVEN_S3_ACCESS_KEY_ID', 'HAVEN_S3_SECRET_ACCESS_KEY'],
];

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if browsers may load what they are allowed to open from the store itself. */
  isDirect: boolean;
}

/** Where and how traces are sent. */
export interface TraceSettings {
  url: string;
  headers: Record<string, string>;
  service: string;
  /** Share of requests that are traced, from 0 to 1. */
  share: number;
}

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  seed: 'demo' | 'none';
  demoPassword?: string;
  publicUrl?: string;
  allowedOrigins: string[];
  /** Proxies trusted to report client addresses; none by default. */
  trustedProxies: string[];
  smtp?: { url: string; from: string };
  emailApi?: { url: string; key: string; from: string };
  /** Verifies the email provider's bounce events. */
  emailWebhookSecret?: string;
  /** Domain that receives email replies, and the secret that verifies the provider's events about them. */
  answers?: { domain: string; webhookSecret: string };
  smsApi?: { url: string; key: string; from: string };
  /** If unset, a fake provider takes payments that move no money. */
  stripe?: { secretKey: string; webhookSecret: string };
  /** If unset, nothing is signed by an outside service. */
  signing?: { key: string; url?: string };
  /** True if webhooks may go to this machine, for developing a receiver. */
  sendsWebhooksLocally?: true;
  /** True if the language model may run on this machine. */
  callsModelsLocally?: true;
  /** True if an identity provider may run on this machine, for trying one. */
  asksProvidersLocally?: true;
  /** Answers for all vendors of connected systems, for tests. */
  connectorStubUrl?: string;
  databaseUrl?: string;
  /** The database itself, if `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl?: string;
  /** Servers that follow the database and answer reads. */
  databaseReplicaUrls?: string[];
  /** Where files are stored; in the data folder if unset. */
  s3?: S3Settings;
  /** No traces if unset. */
  traces?: TraceSettings;
  log: 'text' | 'json';
  /** Processes that serve requests. PGlite has one. */
  workers: number;
  hosted?: { url: string; publishableKey: string };
  /** Content of other sites that pages may embed. */
  embeds: EmbedSettings;
}

/** Reads every variable once. An empty one counts as unset, as is common in shells. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(provided);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const messages = [...names].map((name) => `${name} ${MEANING[name as keyof typeof MEANING]}.`);
    throw new InvalidSettingError(messages.join('\n'));
  }
  const values = parsed.data;
  rejectPartialGroups(values);
  rejectWithoutDatabase(values);
  const { VITE_SUPABASE_URL: hostedUrl, VITE_SUPABASE_PUBLISHABLE_KEY: hostedKey } = values;
  return {
    port: values.PORT,
    host: values.HAVEN_HOST,
    dataDir: resolve(values.HAVEN_DATA_DIR),
    seed: values.HAVEN_SEED,
    log: values.HAVEN_LOG,
    workers: readWorkers(values),
    allowedOrigins: list(values.HAVEN_ALLOWED_ORIGINS),
    trustedProxies: list(values.HAVEN_TRUSTED_PROXIES),
    ...(values.HAVEN_WEBHOOK_LOCAL ? { sendsWebhooksLocally: true as const } : {}),
    ...(values.HAVEN_CONNECTOR_STUB_URL
      ? { connectorStubUrl: values.HAVEN_CONNECTOR_STUB_URL }
      : {}),
    ...(values.HAVEN_AI_LOCAL ? { callsModelsLocally: true as const } : {}),
    ...(values.HAVEN_SSO_LOCAL ? { asksProvidersLocally: true as const } : {}),
    ...(values.HAVEN_DEMO_PASSWORD ? { demoPassword: values.HAVEN_DEMO_PASSWORD } : {}),
    ...(values.HAVEN_PUBLIC_URL ? { publicUrl: values.HAVEN_PUBLIC_URL } : {}),
    ...(values.HAVEN_SMTP_URL
      ? { smtp: { url: values.HAVEN_SMTP_URL, from: values.HAVEN_MAIL_FROM } }
      : {}),
    ...(values.HAVEN_EMAIL_API_URL && values.HAVEN_EMAIL_API_KEY
      ? {
          emailApi: {
            url: values.HAVEN_EMAIL_API_URL,
            key: values.HAVEN_EMAIL_API_KEY,
            from: values.HAVEN_MAIL_FROM,
          },
        }
      : {}),
    ...(values.HAVEN_EMAIL_WEBHOOK_SECRET
      ? { emailWebhookSecret: values.HAVEN_EMAIL_WEBHOOK_SECRET }
      : {}),
    ...(values.HAVEN_ANSWER_DOMAIN && values.HAVEN_INBOUND_WEBHOOK_SECRET
      ? {
          answers: {
            domain: values.HAVEN_ANSWER_DOMAIN,
            webhookSecret: values.HAVEN_INBOUND_WEBHOOK_SECRET,
          },
        }
      : {}),
    ...(values.HAVEN_SMS_API_URL && values.HAVEN_SMS_API_KEY && values.HAVEN_SMS_FROM
      ? {
          smsApi: {
            url: values.HAVEN_SMS_API_URL,
            key: values.HAVEN_SMS_API_KEY,
            from: values.HAVEN_SMS_FROM,
          },
        }
      : {}),
    ...(values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
      ? {
          stripe: {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
          },
        }
      : {}),
    ...(values.HAVEN_SIGN_API_KEY
      ? {
          signing: {
            key: values.HAVEN_SIGN_API_KEY,
            ...(values.HAVEN_SIGN_API_URL ? { url: values.HAVEN_SIGN_API_URL } : {}),
          },
        }
      : {}),
    ...(values.DATABASE_URL ? { databaseUrl: values.DATABASE_URL } : {}),
    ...(values.DATABASE_REPLICA_URLS
      ? { databaseReplicaUrls: list(values.DATABASE_REPLICA_URLS) }
      : {}),
    ...(values.DATABASE_DIRECT_URL ? { databaseDirectUrl: values.DATABASE_DIRECT_URL } : {}),
    ...readS3(values),
    ...readTraces(values),
    embeds: ofEachEmbed((name) => values[name]),
    ...(hostedUrl && hostedKey ? { hosted: { url: hostedUrl, publishableKey: hostedKey } } : {}),
  };
}

function readS3(values: Values): Pick<Settings, 's3'> {
  const {
    HAVEN_S3_URL: url,
    HAVEN_S3_BUCKET: bucket,
    HAVEN_S3_REGION: region,
    HAVEN_S3_ACCESS_KEY_ID: accessKeyId,
    HAVEN_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!url || !bucket || !accessKeyId || !secretAccessKey) return {};
  const isDirect = values.HAVEN_S3_DIRECT === 'allow';
  return { s3: { url, bucket, region, accessKeyId, secretAccessKey, isDirect } };
}

function readTraces(values: Values): Pick<Settings, 'traces'> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = values;
  if (!endpoint) return {};
  const pairs = list(values.OTEL_EXPORTER_OTLP_HEADERS).map((pair) => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), pair.slice(end + 1)];
  });
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const share = Number(values.OTEL_TRACES_SAMPLER_ARG);
  return { traces: { url, headers: Object.fromEntries(pairs), service, share } };
}

const NEEDS_DATABASE_URL = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'] as const;

function rejectWithoutDatabase(values: Values): void {
  if (values.DATABASE_URL) return;
  for (const name of NEEDS_DATABASE_URL) {
    if (values[name] === undefined) continue;
    throw new InvalidSettingError(
      `${name} needs DATABASE_URL. Set both, or unset ${name} to use PGlite.`,
    );
  }
}

function readWorkers({ HAVEN_WORKERS: wanted, DATABASE_URL: databaseUrl }: Values): number {
  if (databaseUrl) return wanted ?? Math.min(availableParallelism(), MAX_WORKERS);
  if (wanted === undefined || wanted === 1) return 1;
  throw new InvalidSettingError(
    `HAVEN_WORKERS is ${wanted}, but PGlite serves a data folder from one process. ` +
      'Set DATABASE_URL to use Postgres, or leave HAVEN_WORKERS unset.',
  );
}

function rejectPartialGroups(values: Partial<Record<string, unknown>>): void {
  for (const names of TOGETHER) {
    const provided = names.filter((name) => values[name] !== undefined);
    if (provided.length === 0 || provided.length === names.length) continue;
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const choice = names.length === 2 ? 'both or neither' : 'all or none';
    throw new InvalidSettingError(`${list} must be set together: set ${choice}.`);
  }
  if (values.HAVEN_SMTP_URL && values.HAVEN_EMAIL_API_URL) {
    throw new InvalidSettingError(
      'HAVEN_SMTP_URL and HAVEN_EMAIL_API_URL both configure email: set only one of them.',
    );
  }
}
