import { z } from 'zod';
import {
  UPDATE_CHANNELS,
  UPDATE_FAILURES,
  UPDATES_DISABLED,
  type UpdateState,
  type UpdateStatus,
} from '../updates.ts';
import { type Area, call } from './channel.ts';

const nothing = z.undefined();
const version = z.string();
const channel = z.enum(UPDATE_CHANNELS);

const state = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disabled'), reason: z.enum(UPDATES_DISABLED) }),
  z.object({ kind: z.literal('idle'), lastChecked: z.number().nullable() }),
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('available'), version, byAdministrator: z.boolean() }),
  z.object({ kind: z.literal('downloading'), version, percent: z.number().nullable() }),
  z.object({ kind: z.literal('ready'), version }),
  z.object({
    kind: z.literal('error'),
    reason: z.enum(UPDATE_FAILURES),
    version: version.nullable(),
  }),
]) satisfies z.ZodType<UpdateState>;

const standing = z.object({
  state,
  version,
  channel,
  isChannelManaged: z.boolean(),
  isPostponed: z.boolean(),
}) satisfies z.ZodType<UpdateStatus>;

/** App updates. Calls start something and return; results arrive as events. */
export const updatesArea = {
  calls: {
    standing: call(nothing, standing),
    check: call(nothing, nothing),
    download: call(nothing, nothing),
    cancel: call(nothing, nothing),
    restart: call(nothing, z.boolean()),
    postpone: call(nothing, nothing),
    setChannel: call(channel, nothing),
  },
  events: { changed: standing },
} satisfies Area;
