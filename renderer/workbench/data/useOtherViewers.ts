import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import type { Services } from '../../data/api/supabaseQuery.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { useGetIsHiddenQuery } from '../../telemetry/presence/presenceApi.ts';
import type { RecordKey } from './recordsApi.ts';

export interface OtherViewer {
  readonly id: string;
  readonly isEditing: boolean;
}

const clientOf = (_dispatch: unknown, _getState: unknown, services: Services) =>
  services.dataClient();

type State = Readonly<Record<string, readonly { readonly isEditing?: unknown }[]>>;

const othersIn = (state: State, me: string): readonly OtherViewer[] =>
  Object.entries(state)
    .filter(([id]) => id !== me)
    .map(([id, places]) => ({ id, isEditing: places.some((place) => place.isEditing === true) }));

const isSame = (some: readonly OtherViewer[], others: readonly OtherViewer[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Other users viewing this record, from its presence channel; users who hide their presence only listen. */
export function useOtherViewers(
  { noun, id }: RecordKey,
  me: string,
  isEditing: boolean,
): readonly OtherViewer[] {
  const dispatch = useAppDispatch();
  const [others, setOthers] = useState<readonly OtherViewer[]>([]);
  const [joined, setJoined] = useState<RealtimeChannel | null>(null);
  const channel = useRef<RealtimeChannel>(null);
  const hidden = useGetIsHiddenQuery(me);
  const isShown = hidden.isSuccess && hidden.data?.is_hidden !== true;
  const topic = `record:${noun.kind}:${id}`;

  useEffect(() => {
    let isOver = false;
    async function join() {
      const client = await dispatch(clientOf);
      await client.realtime.setAuth();
      if (isOver) return;
      const here = client.channel(topic, { config: { private: true, presence: { key: me } } });
      channel.current = here;
      here
        .on('presence', { event: 'sync' }, () => {
          const next = othersIn(here.presenceState() as unknown as State, me);
          setOthers((now) => (isSame(now, next) ? now : next));
        })
        .subscribe((status) => setJoined(status === 'SUBSCRIBED' ? here : null));
    }
    // Presence is optional, so failures are ignored.
    void join().catch(() => undefined);
    return () => {
      isOver = true;
      void channel.current?.unsubscribe();
      channel.current = null;
      setJoined(null);
      setOthers([]);
    };
  }, [dispatch, topic, me]);

  useEffect(() => {
    if (joined !== null && isShown) void joined.track({ isEditing });
  }, [joined, isShown, isEditing]);
  return others;
}
