import { expect, it } from 'vitest';
import { listingBy, subscriber, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  "dates listings and their NDAs by the broker's calendar in %s",
  async (timezone) => {
    const broker = await subscriber('professional');
    const preferences = { user_id: broker.id, timezone };
    await succeed(service().from('notification_preferences').upsert(preferences).select('user_id'));
    const listing_id = await listingBy(broker.id);
    const old = { confirmed_on: '2026-01-01' };
    await succeed(service().from('listings').update(old).eq('id', listing_id).select('id'));
    expect(await succeed(broker.client.rpc('confirm_listing', { listing_id }))).toBe(
      dayIn(timezone),
    );
    const body = 'The recipient keeps everything confidential. '.repeat(5);
    await succeed(broker.client.rpc('set_listing_nda', { listing_id, body }));
    const texts = broker.client.from('listing_nda_texts').select('stated_on');
    expect(await succeed(texts.eq('listing_id', listing_id).single())).toEqual({
      stated_on: dayIn(timezone),
    });
  },
);
