import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PDF } from '../../support/file-samples.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor', 'family', 'nurse', 'caregiver'] as const;

let team: Team;
let technician: Person;
const asset = randomUUID();
const files = (person: Person) => as(person).storage.from('compliance-files');
const pathOf = (id: string) => `${team.community}/${id}`;
const upload = async (person: Person, id: string) =>
  (await files(person).upload(pathOf(id), PDF, { contentType: 'application/pdf' })).error;
const attach = (person: Person, p_file_id: string, p_subject_id: string = asset) =>
  as(person).rpc('attach_compliance_file', {
    p_kind: 'asset',
    p_subject_id,
    p_file_id,
    p_name: 'Boiler manual.pdf',
  });
const isReadable = async (person: Person, id: string) =>
  (await files(person).download(pathOf(id))).error === null;

beforeAll(async () => {
  team = await createTeam();
  technician = await person('operator');
  await insertRow('community_members', {
    community_id: team.community,
    user_id: technician.id,
    position: 'maintenance',
  });
  await succeed(
    as(technician).rpc('save_maintenance_asset', {
      p_id: asset,
      p_community_id: team.community,
      p_version: 0,
      p_values: { name: 'Boiler', warranty_until: '2027-03-01' },
    }),
  );
});

describe('manuals of an asset', () => {
  it('can be uploaded, listed, and opened by positions that manage assets, until removed', async () => {
    const id = randomUUID();
    expect(await upload(technician, id)).toBeNull();
    await succeed(attach(technician, id));
    await succeed(attach(technician, id));
    const listed = async () =>
      (
        (await succeed(
          as(team.who('executive_director')).rpc('list_maintenance_assets', {
            p_community_id: team.community,
          }),
        )) as { warranty_until: string; files: { name: string }[] }[]
      )[0];
    expect(await listed()).toMatchObject({
      warranty_until: '2027-03-01',
      files: [{ name: 'Boiler manual.pdf' }],
    });
    for (const reader of [technician, team.who('executive_director')]) {
      expect(await isReadable(reader, id)).toBe(true);
    }
    await succeed(as(technician).rpc('remove_compliance_file', { p_id: id }));
    expect((await listed())?.files).toEqual([]);
    expect(await isReadable(technician, id)).toBe(false);
  });

  it('are closed to other positions, families, other communities, and former members', async () => {
    const id = randomUUID();
    expect(await upload(technician, id)).toBeNull();
    await succeed(attach(technician, id));
    for (const role of OUTSIDERS as readonly Role[]) {
      expect(await isReadable(team.who(role), id), role).toBe(false);
      expect(await codeOf(attach(team.who(role), id)), role).toBe('42501');
      const removal = as(team.who(role)).rpc('remove_compliance_file', { p_id: id });
      expect(await codeOf(removal), role).toBe('42501');
    }
    expect((await files(technician).createSignedUrl(pathOf(id), 60)).error).not.toBeNull();
  });

  it("can't be attached to an asset of another community", async () => {
    const elsewhere = randomUUID();
    const p_id = randomUUID();
    await succeed(
      as(team.who('stranger')).rpc('create_community', {
        p_id: elsewhere,
        p_values: { name: 'Oak Court' },
      }),
    );
    await succeed(
      as(team.who('stranger')).rpc('save_maintenance_asset', {
        p_id,
        p_community_id: elsewhere,
        p_version: 0,
        p_values: { name: 'Generator' },
      }),
    );
    const id = randomUUID();
    expect(await upload(technician, id)).toBeNull();
    expect(await codeOf(attach(technician, id, p_id))).toBe('42501');
    expect(await codeOf(attach(team.who('stranger'), id, p_id))).toBe('HXRFM');
  });

  it('end with the membership of the technician', async () => {
    const id = randomUUID();
    expect(await upload(technician, id)).toBeNull();
    await succeed(attach(technician, id));
    const helper = await person('operator');
    const member = await insertRow('community_members', {
      community_id: team.community,
      user_id: helper.id,
      position: 'maintenance',
    });
    expect(await isReadable(helper, id)).toBe(true);
    await succeed(as(team.who('executive_director')).rpc('end_community_member', { p_id: member }));
    expect(await isReadable(helper, id)).toBe(false);
  });
});
