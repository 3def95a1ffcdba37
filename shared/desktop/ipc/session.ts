import { z } from 'zod';
import {
  type AuthFailure,
  emailCodeTypes,
  emailLinkTypes,
  type Factor,
  type FactorSetUp,
  type Session,
  type SignUpOutcome,
} from '../../host.ts';
import { type Area, call } from './channel.ts';

const nothing = z.undefined();
const line = z.string().max(320);
const secret = z.string().max(1024);
const token = z.string().max(4096);
const address = z.string().max(2000);

const session = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  userType: z.string().nullable(),
  needsCode: z.boolean(),
}) satisfies z.ZodType<Session>;

const failure = z.object({
  message: z.string(),
  status: z.number().nullable(),
  code: z.string().nullable(),
}) satisfies z.ZodType<AuthFailure>;

const factor = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
}) satisfies z.ZodType<Factor>;

const factorSetUp = z.object({
  factorId: z.string(),
  qrCode: z.string(),
  secret: z.string(),
}) satisfies z.ZodType<FactorSetUp>;

const signUpOutcome = z.object({
  userId: z.string(),
  email: z.string(),
  session: session.nullable(),
}) satisfies z.ZodType<SignUpOutcome>;

const resultOf = <Value extends z.ZodType>(value: Value) =>
  z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), failure }),
  ]);

const done = resultOf(z.null());
const opened = resultOf(session);
const credentials = { email: line, password: secret };

/** The auth port over the bridge. The refresh token never crosses it. */
export const sessionArea = {
  calls: {
    current: call(nothing, session.nullable(), 'often'),
    accessToken: call(nothing, z.string().nullable(), 'often'),
    signIn: call(z.strictObject(credentials), opened),
    signUp: call(
      z.strictObject({
        ...credentials,
        firstName: line,
        lastName: line,
        userType: line,
        redirect: z.exactOptional(address),
      }),
      resultOf(signUpOutcome),
    ),
    signOut: call(nothing, done),
    signOutOthers: call(nothing, done),
    forget: call(nothing, z.undefined()),
    verify: call(
      z.strictObject({ tokenHash: token, type: z.enum(emailLinkTypes) }),
      resultOf(session.nullable()),
    ),
    verifyCode: call(
      z.strictObject({ email: line, code: line, type: z.enum(emailCodeTypes) }),
      resultOf(session.nullable()),
    ),
    exchange: call(token, opened),
    resend: call(z.strictObject({ email: line, redirect: z.exactOptional(address) }), done),
    requestReset: call(line, done),
    changePassword: call(
      z.strictObject({
        password: secret,
        currentPassword: z.exactOptional(secret),
        nonce: z.exactOptional(line),
      }),
      done,
    ),
    sendPasswordCode: call(nothing, done),
    changeEmail: call(
      z.strictObject({
        email: line,
        currentPassword: z.exactOptional(secret),
        nonce: z.exactOptional(line),
      }),
      done,
    ),
    refresh: call(nothing, opened),
    listFactors: call(nothing, resultOf(z.array(factor))),
    setUpFactor: call(nothing, resultOf(factorSetUp)),
    confirmFactor: call(z.strictObject({ factorId: line, code: line }), opened),
    proveFactor: call(line, opened),
    removeFactor: call(line, done),
  },
  events: { changed: session.nullable(), recovery: z.undefined() },
} satisfies Area;
