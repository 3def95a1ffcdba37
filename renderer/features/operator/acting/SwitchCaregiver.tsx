import { Button } from '@blueprintjs/core';
import { Person } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { useActingIn } from './acting.ts';
import { useEndActingMutation } from './actingApi.ts';
import { SetPinDialog } from './SetPinDialog.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';

/** A turn ends after this long without a touch. Offline it stays, because only the server checks a PIN. */
const IDLE_MS = 10 * 60_000;
const CHECK_MS = 15_000;

/** Shows whose turn it is on this device, and switches to someone else by PIN. */
export function SwitchCaregiver({ communityId }: { readonly communityId: string }) {
  const [acting, setActing] = useActingIn(communityId);
  const [open, setOpen] = useState<'switch' | 'pin' | null>(null);
  const [end] = useEndActingMutation();
  const touchedAt = useRef(0);
  useEffect(() => {
    if (acting === null) return;
    touchedAt.current = Date.now();
    const touch = () => {
      touchedAt.current = Date.now();
    };
    const timer = setInterval(() => {
      const isOver = Date.parse(acting.ends_at) <= Date.now();
      const isIdle = navigator.onLine && Date.now() - touchedAt.current > IDLE_MS;
      if (isIdle && !isOver) void end(acting.id);
      if (isIdle || isOver) setActing(null);
    }, CHECK_MS);
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [acting, setActing, end]);
  return (
    <>
      <Button size="small" icon={<Person />} onClick={() => setOpen('switch')}>
        {acting === null ? 'Switch caregiver' : acting.name}
      </Button>
      {open === 'switch' && (
        <SwitchDialog
          communityId={communityId}
          acting={acting}
          onStarted={setActing}
          onEnd={() => {
            if (acting !== null) void end(acting.id);
            setActing(null);
            setOpen(null);
          }}
          onSetPin={() => setOpen('pin')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'pin' && <SetPinDialog communityId={communityId} onClose={() => setOpen(null)} />}
    </>
  );
}
