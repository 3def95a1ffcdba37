import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_AUTH_LIMITS, RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { ProcessBus } from '../../backend/processes/bus.ts';
import { Leases } from '../../backend/processes/leases.ts';
import { shareJobs } from '../../backend/processes/shared-jobs.ts';
import { StoredFiles } from '../../backend/storage/stored-files.ts';
import { Sweeper } from '../../backend/storage/sweep.ts';
import { succeed } from '../security/world.ts';
import { type Client, clientFor, newUser, uniqueEmail } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';
import { joinChannel } from '../support/realtime.ts';
import { startResumableUpload, uploadResumable } from '../support/resumable.ts';
import type { BackendFacts } from '../support/test-backend.ts';
import { startTwoMachines, startTwoWorkers, type TwoProcesses } from '../support/two-processes.ts';

const ATTEMPTS = 3;
const LIMITS = {
  ...RELAXED_AUTH_LIMITS,
  allow: {
    ...RELAXED_AUTH_LIMITS.allow,
    verifyPerAccount: { ...DEFAULT_AUTH_LIMITS.allow.verifyPerAccount, attempts: ATTEMPTS },
  },
};

let processes: TwoProcesses;
beforeAll(async () => {
  processes = await startTwoMachines({ limits: LIMITS });
});
afterAll(() => processes.close());

const visitorAt = (facts: BackendFacts): Client => clientFor(facts, facts.publishableKey);
const name = () => `room-${crypto.randomUUID()}`;

/** Joins a channel at one process and collects its broadcasts. */
async function listen(client: Client, topic: string, config: object = {}) {
  const heard: unknown[] = [];
  const channel = client.channel(topic, { config });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
  await joinChannel(channel);
  return { channel, heard };
}

/** Joins a channel at one process as a present member. */
async function appear(facts: BackendFacts, topic: string, key: string) {
  const channel = visitorAt(facts).channel(topic, { config: { presence: { key } } });
  channel.on('presence', { event: 'sync' }, () => {});
  await joinChannel(channel);
  expect(await channel.track({ at: key })).toBe('ok');
  return { channel, sees: () => Object.keys(channel.presenceState()).sort() };
}

/** Signs an account of the first process in at another one. */
async function alsoAt(
  facts: BackendFacts,
  { email, password }: { email: string; password: string },
) {
  const client = visitorAt(facts);
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

describe('a channel with members at two processes', () => {
  it('delivers broadcasts of either to both, in the order they were sent', async () => {
    const topic = name();
    const here = await listen(visitorAt(processes.first), topic);
    const there = await listen(visitorAt(processes.second), topic, { broadcast: { ack: true } });
    const sender = await listen(visitorAt(processes.first), topic, { broadcast: { ack: true } });
    const send = (event: string, payload: object) =>
      sender.channel.send({ type: 'broadcast', event, payload });
    const texts = ['a', 'hé 👋 \u0000 \ud800', 'x'.repeat(20_000), 'b'];
    for (const text of texts) expect(await send('said', { text })).toBe('ok');
    const expected = texts.map((text) => ['said', { text }]);
    await vi.waitFor(() => expect(there.heard).toEqual(expected));
    expect(here.heard).toEqual(expected);
    await there.channel.send({ type: 'broadcast', event: 'answer', payload: { n: 1 } });
    await vi.waitFor(() => expect(here.heard).toHaveLength(texts.length + 1));
    expect(there.heard).toHaveLength(texts.length);
  });

  it('delivers bytes, and messages sent over HTTP', async () => {
    const topic = name();
    const there = await listen(visitorAt(processes.second), topic);
    const silent = visitorAt(processes.first).channel(topic);
    expect(await silent.httpSend('bytes', new Uint8Array([0, 1, 255]).buffer)).toEqual({
      success: true,
    });
    expect(await silent.httpSend('text', { n: 1 })).toEqual({ success: true });
    await vi.waitFor(() => expect(there.heard).toHaveLength(2));
    const [[, bytes], text] = there.heard as [[string, ArrayBuffer], unknown];
    expect([...new Uint8Array(bytes)]).toEqual([0, 1, 255]);
    expect(text).toEqual(['text', { n: 1 }]);
  });

  it('shows who is present at the other as people come and go', async () => {
    const topic = name();
    const early = await appear(processes.first, topic, 'early');
    const late = await appear(processes.second, topic, 'late');
    await vi.waitFor(() => expect(late.sees()).toEqual(['early', 'late']));
    await vi.waitFor(() => expect(early.sees()).toEqual(['early', 'late']));
    await early.channel.unsubscribe();
    await vi.waitFor(() => expect(late.sees()).toEqual(['late']));
  });

  it('recovers after both lose their connections to the database', async () => {
    const topic = name();
    const early = await appear(processes.first, topic, 'early');
    await processes.database.read(
      'system',
      (sql) => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const late = await vi.waitFor(() => appear(processes.second, topic, 'late'));
    await vi.waitFor(() => expect(early.sees()).toEqual(['early', 'late']));
    await vi.waitFor(() => expect(late.sees()).toEqual(['early', 'late']));
    await late.channel.unsubscribe();
    await vi.waitFor(() => expect(early.sees()).toEqual(['early']));
  });

  it('no longer shows the members of a process that has ended', async () => {
    const other = await startTwoMachines();
    const topic = name();
    const stays = await appear(other.first, topic, 'stays');
    await appear(other.second, topic, 'goes');
    await vi.waitFor(() => expect(stays.sees()).toEqual(['goes', 'stays']));
    await other.stopSecond();
    await vi.waitFor(() => expect(stays.sees()).toEqual(['stays']));
    await other.close();
  });
});

it('a process counts as gone after a silence', async () => {
  const bus = await ProcessBus.open(processes.database, { beatMs: 20, silenceMs: 200 });
  const gone: string[] = [];
  bus?.watchPeers({ onJoin: () => {}, onLeave: (process) => gone.push(process) });
  const silent = crypto.randomUUID();
  const m = JSON.stringify({ from: silent, kind: 'hello' });
  await processes.database.write(
    'system',
    (sql) => sql`select haven_realtime.announce('haven_processes', ${sql.json({ m })})`,
  );
  await vi.waitFor(() => expect(gone).toContain(silent));
  await bus?.close();
});

describe('rights that end in one process', () => {
  it('close private channels in the other', async () => {
    const { first, second } = processes;
    const [owner, member] = [await newUser({ at: first }), await newUser({ at: first })];
    const service = clientFor(first, first.secretKey);
    const group = await startConversation(service, [owner.id, member.id], {
      conversation_type: 'group',
    });
    const topic = `conversation:${group}`;
    const channel = await listen(await alsoAt(second, member), topic, { private: true });
    await succeed(
      owner.client.rpc('remove_participant', { conversation_id: group, person: member.id }),
    );
    await vi.waitFor(() => expect(channel.channel.state).toBe('closed'));
  });

  it('with a session reject its token in the other', async () => {
    const { first, second } = processes;
    const member = await newUser({ at: first });
    const { data } = await member.client.auth.getSession();
    const token = data.session?.access_token ?? '';
    expect((await visitorAt(second).auth.getUser(token)).error).toBeNull();
    await member.client.auth.signOut();
    expect((await visitorAt(second).auth.getUser(token)).error).not.toBeNull();
  });
});

it('a guess in either process counts toward the same limit', async () => {
  const email = uniqueEmail();
  const guess = async (facts: BackendFacts) => {
    const { error } = await visitorAt(facts).auth.verifyOtp({
      email,
      token: '123456',
      type: 'email',
    });
    return error?.status;
  };
  const { first, second } = processes;
  const answers = [];
  for (const facts of [first, second, first, second, first]) answers.push(await guess(facts));
  expect(answers).toEqual([403, 403, 403, 429, 429]);
});

describe('a scheduled job', () => {
  const jobsOf = () => {
    const leases = new Leases(processes.database, crypto.randomUUID());
    return shareJobs(processes.database, leases);
  };
  const run = { at: new Date(), ms: 5, hasFailed: false };

  it('runs in one process at a time, and not again before its interval', async () => {
    const job = name();
    const [one, other] = [jobsOf(), jobsOf()];
    const begun = await Promise.all([one.begin(job, 60_000), other.begin(job, 60_000)]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await one.begin(job, 0)).toBe(false);
    await (begun[0] ? one : other).end(job, run);
    expect(await other.begin(job, 60_000)).toBe(false);
    expect(await other.begin(job, 0)).toBe(true);
    await other.end(job, { ...run, hasFailed: true });
    expect((await one.runs()).get(job)).toMatchObject({ runs: 2, failures: 1 });
  });

  it('runs in another process after its own was killed', async () => {
    const job = name();
    expect(await jobsOf().begin(job, 0)).toBe(true);
    expect(await jobsOf().begin(job, 0)).toBe(false);
    await processes.database.write(
      'system',
      (sql) => sql`
        update haven_local.leases set held_until = now() - interval '1 second'
        where name = ${`job ${job}`}`,
    );
    expect(await jobsOf().begin(job, 0)).toBe(true);
  });
});

describe('two workers on one folder', () => {
  let workers: TwoProcesses;
  let service: Client;
  beforeAll(async () => {
    workers = await startTwoWorkers();
    service = clientFor(workers.first, workers.first.secretKey);
    await service.storage.createBucket('uploads');
  });
  afterAll(() => workers.close());

  const contentOf = async (file: string) => {
    const { data } = await service.storage.from('uploads').download(file);
    return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
  };

  it("continue and finish each other's uploads", async () => {
    const content = randomBytes(300_000);
    const authorization = `Bearer ${workers.first.secretKey}`;
    const options = { headers: { authorization }, chunkSize: 100_000 };
    const place = { bucketName: 'uploads', objectName: 'half' };
    const begun = await startResumableUpload(content, place, {
      ...options,
      url: workers.first.url,
    });
    const uploadUrl = begun.replace(workers.first.url, workers.second.url);
    const { refusal } = await uploadResumable(content, place, { ...options, uploadUrl });
    expect(refusal).toBeUndefined();
    expect(await contentOf('half')).toEqual(content);
    const finished = await fetch(begun, {
      method: 'HEAD',
      headers: { authorization, 'tus-resumable': '1.0.0' },
    });
    expect(finished.headers.get('upload-offset')).toBe(String(content.length));
  });

  it('leave files that the other is storing when they sweep', async () => {
    const { first, second, database } = workers;
    const [here, there] = [first, second].map(({ dataDir }) => new StoredFiles(dataDir, true));
    if (!here || !there) throw new Error('There is no folder.');
    const received = await here.receive([Buffer.from('content')] as never, 100);
    const sweeper = new Sweeper(database, there);
    await here.settle(
      received,
      async () => {
        await sweeper.sweep();
        expect(await there.settled()).not.toContain(received.version);
      },
      () => true,
    );
    expect(await there.settled()).toContain(received.version);
    await sweeper.sweep();
    expect(await there.settled()).not.toContain(received.version);
  });
});
