import { expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { person, succeed, withRole } from '../world.ts';

const KEY = { setting_key: 'platform_logo_url', setting_type: 'branding' };
const DATA = 'data:image/webp;base64,';
/** One pixel. */
const PIXEL = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const withChunkOf = (text: string) => {
  const picture = Buffer.from(PIXEL, 'base64');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([picture, Buffer.from('EXIF'), size, Buffer.from(text)]).toString('base64');
};

it('accepts only plain images as the platform logo, and only from administrators', async () => {
  const before = await succeed(service().from('system_settings').select().match(KEY).single());
  const admin = await withRole(await person('buyer'), 'admin');
  const set = (client: typeof admin.client, setting_value: string) =>
    client.from('system_settings').update({ setting_value }).match(KEY).select('setting_value');
  try {
    for (const hostile of [
      `${DATA}${withChunkOf('a place on earth')}`,
      `${DATA}${Buffer.from('<svg onload=alert(1)>').toString('base64')}`,
      'data:image/svg+xml;base64,PHN2Zz4=',
      'javascript:alert(1)',
    ]) {
      expect((await set(admin.client, hostile)).error, hostile.slice(0, 40)).not.toBeNull();
    }
    const { client } = await person('broker');
    expect((await set(client, DATA + PIXEL)).data ?? []).toEqual([]);
    expect(await succeed(set(admin.client, DATA + PIXEL))).toEqual([
      { setting_value: DATA + PIXEL },
    ]);
    const seen = anonymous().from('system_settings').select('setting_value').match(KEY);
    expect(await succeed(seen)).toEqual([{ setting_value: DATA + PIXEL }]);
  } finally {
    await service().from('system_settings').update(before).match(KEY).select();
  }
});
