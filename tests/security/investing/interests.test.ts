import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withSecondFactor } from '../../support/authenticator.ts';
import { PDF } from '../../support/file-samples.ts';
import { codeOf } from '../operator/team.ts';
import { type Person, succeed } from '../world.ts';
import { createHeldOffering, investor, rpc, setStatus, uploadTo } from './offering.ts';

const { owner, other, ada, bea, stranger, offering, adas } = await createHeldOffering();

const files = (who: Person) => who.client.storage.from('offering-files');

describe('files of offerings', () => {
  it('open only for their recipients, and never by link', async () => {
    const document = await uploadTo(owner, offering);
    const tax = await uploadTo(owner, offering);
    const path = (id: string) => `${offering}/${id}`;
    await rpc(owner, 'attach_offering_file', {
      p_offering_id: offering,
      p_file_id: document,
      p_name: 'ppm.pdf',
    });
    expect(
      (
        await rpc(owner, 'attach_offering_file', {
          p_offering_id: offering,
          p_file_id: tax,
          p_name: 'k1.pdf',
          p_subscription_id: adas,
          p_tax_year: 2025,
        })
      ).error,
    ).toBeNull();
    const opens = async (who: Person, id: string) =>
      (await files(who).download(path(id))).error === null;
    await rpc(ada, 'open_offering_file', { p_id: tax });
    await rpc(bea, 'open_offering_file', { p_id: tax });
    expect(await Promise.all([owner, ada, bea, other].map((who) => opens(who, tax)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await Promise.all([owner, ada, stranger].map((who) => opens(who, document)))).toEqual([
      true,
      true,
      true,
    ]);
    expect((await files(ada).createSignedUrl(path(tax), 60)).error).not.toBeNull();
    expect((await files(bea).remove([path(tax)])).data ?? []).toEqual([]);
    // The name of another's file doesn't appear in a listing either.
    expect(JSON.stringify((await files(bea).list(offering)).data)).not.toContain(tax);
    await setStatus(owner, offering, 'closed');
    expect(await opens(stranger, document)).toBe(false);
    await setStatus(owner, offering, 'open');
    const { error } = await files(stranger).upload(`${randomUUID()}/${randomUUID()}`, PDF);
    expect(error).not.toBeNull();
  });

  it("with one investor's evidence can't be taken over by another", async () => {
    const eve = await investor();
    const file = await uploadTo(eve, offering);
    const take = (who: Person) =>
      rpc(who, 'submit_accreditation', {
        p_id: randomUUID(),
        p_offering_id: offering,
        p_method: 'letter',
        p_file_id: file,
        p_name: 'letter.pdf',
      });
    expect(await codeOf(take(stranger))).toBe('HXRFM');
    expect((await take(eve)).error).toBeNull();
    expect((await files(stranger).download(`${offering}/${file}`)).error).not.toBeNull();
    expect((await files(owner).download(`${offering}/${file}`)).error).toBeNull();
  });
});

describe('wire instructions', () => {
  it('require a code to enter, and a call-back and a code to see', async () => {
    const p_offering_id = offering;
    const entered = {
      p_id: randomUUID(),
      p_offering_id,
      p_beneficiary: 'Willow LLC',
      p_bank: 'First Bank',
      p_routing: '021000021',
      p_account: '123456789',
    };
    expect(await codeOf(rpc(owner, 'enter_offering_wire', entered))).toBe('HXWIA');
    await withSecondFactor(owner.client);
    expect((await rpc(owner, 'enter_offering_wire', entered)).error).toBeNull();
    const seen = await succeed(rpc(ada, 'get_offering_wire', { p_offering_id }));
    expect(JSON.stringify(seen)).not.toContain('123456789');
    expect(seen).toMatchObject({ last_four: '6789', is_called_back: false });
    expect((await rpc(stranger, 'get_offering_wire', { p_offering_id })).data).toBeNull();
    const show = (who: Person) => rpc(who, 'show_offering_wire', { p_id: entered.p_id });
    expect(await codeOf(show(stranger))).toBe('42501');
    expect(await codeOf(show(ada))).toBe('HXWIA');
    await withSecondFactor(ada.client);
    expect(await codeOf(show(ada))).toBe('HXWIU');
    const heard = { p_wire_id: entered.p_id, p_spoke_with: 'Olive Hart', p_phone: '614-555-0100' };
    await rpc(ada, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: true });
    expect((await succeed(show(ada)))[0]).toEqual({ routing: '021000021', account: '123456789' });
    await rpc(ada, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: false });
    expect(await codeOf(show(ada))).toBe('HXWIU');
    expect(
      await codeOf(
        rpc(stranger, 'record_wire_callback', { ...heard, p_id: randomUUID(), p_is_match: true }),
      ),
    ).toBe('42501');
  });
});
