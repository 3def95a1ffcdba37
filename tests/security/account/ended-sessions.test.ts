import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#shared/database.types.ts';
import { makePassword, sessionOf, signedInAgain } from '../../contract/mail-links.ts';
import {
  anonymous,
  backend,
  type Client,
  type NewUser,
  newUser,
  service,
} from '../../support/backend.ts';
import { joinChannel } from '../../support/realtime.ts';
import { expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { succeed, uniqueSubdomain } from '../world.ts';

/** Returns a client that keeps using an access token, like a stolen copy. */
async function withStolenToken(client: Client): Promise<Client> {
  const { access_token } = await sessionOf(client);
  return createClient<Database>(backend().url, backend().publishableKey, {
    accessToken: async () => access_token,
  });
}

const ENDINGS: Record<string, (person: NewUser) => Promise<unknown>> = {
  'global sign-out': ({ client }) => client.auth.signOut({ scope: 'global' }),
  'a password change': async (person) => {
    const other = await signedInAgain(person);
    const change = { password: makePassword(), current_password: person.password };
    expect((await other.auth.updateUser(change)).error).toBeNull();
  },
  'sign-out from another device': async (person) => {
    const other = await signedInAgain(person);
    const { sessions } = (await succeed(other.rpc('my_security'))) as unknown as {
      sessions: { id: string; is_current: boolean }[];
    };
    for (const { id, is_current } of sessions) {
      if (!is_current) await succeed(other.rpc('end_my_session', { session_id: id }));
    }
  },
};

describe.each(Object.keys(ENDINGS))('a token from before %s', (ending) => {
  let stolen: Client;
  let id: string;
  let uploadToken: string;
  beforeAll(async () => {
    const owner = await newUser({ userMetadata: { user_type: 'operator' } });
    ({ id } = owner);
    const company = { name: 'Harbor House', subdomain: uniqueSubdomain() };
    await succeed(owner.client.rpc('create_tenant', company));
    const file = new Blob(['x'], { type: 'text/plain' });
    const upload = await owner.client.storage.from('documents').upload(`${id}/deed.txt`, file);
    expect(upload.error).toBeNull();
    const signed = await owner.client.storage
      .from('documents')
      .createSignedUploadUrl(`${id}/later.txt`);
    uploadToken = signed.data?.token ?? '';
    stolen = await withStolenToken(owner.client);
    await succeed(stolen.from('contacts').select('id'));
    await ENDINGS[ending]?.(owner);
  });

  it("can't read contacts, messages or profile", async () => {
    for (const table of ['contacts', 'conversation_messages', 'profiles'] as const) {
      await expectRefused(stolen.from(table).select('id'));
    }
  });

  it("can't write the profile", async () => {
    await expectRefused(stolen.from('profiles').update({ full_name: 'Eve' }).eq('id', id));
  });

  it("can't invite anyone to the workspace", async () => {
    const invite = { email: 'eve@people.example', role: 'admin' } as const;
    await expectRefused(stolen.rpc('invite_to_tenant', invite));
  });

  it("can't create a calendar feed", async () => {
    await expectRefused(stolen.rpc('create_calendar_feed'));
  });

  it("can't download or list files", async () => {
    const documents = stolen.storage.from('documents');
    expect((await documents.download(`${id}/deed.txt`)).error).not.toBeNull();
    expect((await documents.list(id)).data ?? []).toEqual([]);
    expect((await documents.createSignedUrl(`${id}/deed.txt`, 60)).error).not.toBeNull();
  });

  it("can't upload through a link signed before", async () => {
    const file = new Blob(['x'], { type: 'text/plain' });
    const late = await anonymous()
      .storage.from('documents')
      .uploadToSignedUrl(`${id}/later.txt`, uploadToken, file);
    expect(late.error).not.toBeNull();
  });

  it("can't join a private channel", async () => {
    const channel = stolen.channel(`user:${id}`, { config: { private: true } });
    await expect(joinChannel(channel)).rejects.toThrow(/Unauthorized/);
    await stolen.removeAllChannels();
  });

  it('can still follow an emailed link', async () => {
    const { error } = await stolen.rpc('unsubscribe', { token: 'x' });
    expect(error?.code).not.toBe('42501');
  });
});

describe('session check', () => {
  it("doesn't affect visitors and the server", async () => {
    await succeed(anonymous().from('listings').select('id').limit(1));
    await succeed(service().from('profiles').select('id').limit(1));
  });

  it('rejects an expired session', async () => {
    const { id, client } = await newUser();
    await queryDatabase(`update auth.sessions set not_after = now() where user_id = '${id}'`);
    await expectRefused(client.from('profiles').select('id'));
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  it('keeps the session that changed the password', async () => {
    const person = await newUser();
    const change = { password: makePassword(), current_password: person.password };
    expect((await person.client.auth.updateUser(change)).error).toBeNull();
    await succeed(person.client.from('profiles').select('id'));
  });
});
