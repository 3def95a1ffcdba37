import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { isLongForm } from '../../build/testing/long-form.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { type Act, filing, moving, signer, signing } from './closing-acts.ts';

/** `npm run soak -- faults` kills twenty times. */
const KILLS = isLongForm ? 20 : 1;
const ACTS = { least: 6, most: isLongForm ? 40 : 12 };
const JITTER_MS = 40;
/** A busy machine takes half a minute to a kill. */
const LIMIT_MS = (KILLS + 4) * 60_000;
/** The demo's room, and its sale. */
const SALE = 'dec0de00-0000-4000-8000-000000008402';

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  remove();
});

const reach = () => {
  if (!backend) throw new Error('No backend is open.');
  return { url: backend.url, key: backend.keys.publishableKey };
};
const demo = (name: string) => signer(reach, `${name}@demo.havenexchange.example`, DEMO_PASSWORD);

async function begin(): Promise<readonly Act[]> {
  backend = await ChildBackend.start({ dataDir });
  const [broker, seller] = [await demo('broker'), await demo('seller')];
  const sale = await broker
    .client()
    .from('transactions')
    .insert({ property_name: 'Maple Court', price: 9e6 })
    .select('id')
    .single();
  const id = sale.data?.id ?? '';
  const email = 'seller@demo.havenexchange.example';
  const party = { transaction_id: id, role: 'seller', name: 'Selma Demo-Seller', email };
  await broker.client().from('transaction_parties').insert(party).throwOnError();
  const view = await broker.client().rpc('room_view', { p_transaction_id: SALE });
  const room = view.data as { id: string; root_id: string };
  const root = await broker.client().rpc('room_folder', { p_folder_id: room.root_id });
  const [folder] = (root.data as { items: { id: string; place: number }[] }).items.filter(
    ({ place }) => place === 14,
  );
  return [moving(broker, seller, id), filing(broker, room.id, folder?.id ?? '')];
}

/** Somebody new, since one person signs sixty times an hour at most. */
async function signingBySomebody(): Promise<Act> {
  if (!backend) throw new Error('No backend is open.');
  const email = `${randomUUID()}@people.example`;
  const { error } = await createClient(backend.url, backend.keys.secretKey).auth.admin.createUser({
    email,
    password: DEMO_PASSWORD,
    email_confirm: true,
    user_metadata: { user_type: 'buyer' },
  });
  if (error) throw error;
  return signing(await signer(reach, email, DEMO_PASSWORD));
}

/** All at full speed until a random number of acts is acknowledged, and a random moment later. */
async function killDuring(acts: readonly Act[]): Promise<void> {
  const done = () => acts.reduce((sum, act) => sum + act.done(), 0);
  const goal = done() + randomInt(ACTS.least, ACTS.most);
  let isEnding = false;
  let reachGoal = () => {};
  const goalReached = new Promise<void>((resolve) => {
    reachGoal = resolve;
  });
  const loops = acts.map(async (act) => {
    try {
      while (!isEnding) {
        await act.run();
        if (done() >= goal) reachGoal();
      }
    } catch (error) {
      if (!isEnding) throw error;
    }
  });
  await Promise.race([goalReached, Promise.all(loops)]);
  await moment(randomInt(JITTER_MS));
  isEnding = true;
  await backend?.end('SIGKILL');
  await Promise.all(loops);
}

test(
  'signatures, moves of a stage and documents of a room are there whole or not at all when the power goes, and go on',
  async () => {
    const lasting = await begin();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const acts = [await signingBySomebody(), ...lasting];
      await killDuring(acts);
      backend = await ChildBackend.start({ dataDir });
      const faults = await Promise.all(acts.map((act) => act.findFaults()));
      expect(faults.flat()).toEqual([]);
    }
    const { key } = reach();
    const visitor = createClient(reach().url, key, { auth: { persistSession: false } });
    const unknown = await visitor.rpc('verify_signature', { p_hash: '0'.repeat(64) });
    expect(unknown.data).toBeNull();
  },
  LIMIT_MS,
);
