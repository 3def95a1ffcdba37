import { z } from 'zod';
import type {
  BackupOutcome,
  EraseOutcome,
  HostedOutcome,
  LocalBackendStatus,
  LocalData,
  RemoveOutcome,
  WorkspaceItem,
  WorkspaceStatus,
} from '../../host.ts';
import { type Area, call } from './channel.ts';

const nothing = z.undefined();

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('local') }),
  z.object({ kind: z.literal('hosted'), url: z.string() }),
]);

const standing = z.object({
  state: z.enum(['choosing', 'leaving', 'opening', 'open', 'failed']),
  place: place.nullable(),
  failure: z.enum(['in-use', 'port', 'migration', 'setting', 'crashing', 'not-cleared']).nullable(),
  managedBy: z.enum(['policy', 'build', 'development']).nullable(),
  demoPassword: z.string().nullable(),
}) satisfies z.ZodType<WorkspaceStatus>;

const eraseOutcome = z.enum([
  'erased',
  'in-use',
  'not-cleared',
  'failed',
]) satisfies z.ZodType<EraseOutcome>;

const id = z.string().regex(/^[0-9a-f]{16}$/);

const items = z
  .array(
    z.object({
      id,
      label: z.string(),
      place,
      unread: z.int().min(0),
      isInFront: z.boolean(),
      isSignedIn: z.boolean(),
    }) satisfies z.ZodType<WorkspaceItem>,
  )
  .readonly();

const localStatus = z.object({
  state: z.enum(['stopped', 'starting', 'ready', 'failed']),
  port: z.int().nullable(),
  restarts: z.int().min(0),
  backups: z.array(z.object({ name: z.string(), bytes: z.number(), at: z.string() })).readonly(),
  folder: z.string(),
}) satisfies z.ZodType<LocalBackendStatus>;

const backupOutcome = z.enum([
  'done',
  'failed',
  'busy',
  'cancelled',
]) satisfies z.ZodType<BackupOutcome>;

const removeOutcome = z.enum([
  'removed',
  'not-cleared',
  'kept',
  'managed',
]) satisfies z.ZodType<RemoveOutcome>;

/**
 * The app's workspaces. Only the chooser window may add one: a page must not connect the app to
 * another server.
 */
export const workspaceArea = {
  calls: {
    standing: call(nothing, standing, 'often'),
    localData: call(
      nothing,
      z.object({ folder: z.string(), bytes: z.number() }) satisfies z.ZodType<LocalData>,
    ),
    list: call(nothing, items, 'often'),
    switchTo: call(id, nothing),
    addAccount: call(nothing, nothing),
    remove: call(id, removeOutcome),
    /** Opens the chooser beside the open workspace. */
    change: call(nothing, nothing),
    openHosted: call(
      z.strictObject({ url: z.string().max(2048), publishableKey: z.string().max(8192) }),
      z.discriminatedUnion('ok', [
        z.object({ ok: z.literal(true) }),
        z.object({
          ok: z.literal(false),
          reason: z.enum([
            'address',
            'key',
            'secret-key',
            'unreachable',
            'not-haven',
            'not-allowed',
            'too-many',
            'proxy',
          ]),
        }),
      ]) satisfies z.ZodType<HostedOutcome>,
    ),
    openLocal: call(nothing, nothing),
    retry: call(nothing, nothing),
    cancel: call(nothing, nothing),
    /** Closes the chooser and changes nothing. */
    keep: call(nothing, nothing),
    localStatus: call(nothing, localStatus),
    backUp: call(nothing, backupOutcome),
    restore: call(z.string().max(80), backupOutcome),
    showBackups: call(nothing, nothing),
    eraseLocal: call(z.literal('delete'), eraseOutcome),
  },
  events: { changed: standing, list: items },
} satisfies Area;
