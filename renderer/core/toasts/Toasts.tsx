import { TOASTER_ID, Toaster } from '../../kit/toaster/Toaster.tsx';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { runToastAction, dismiss } from './acts.ts';

export function Toasts() {
  const toasts = useAppSelector((state) => state.toasts.shown);
  const dispatch = useAppDispatch();
  return (
    <Toaster
      id={TOASTER_ID}
      toasts={toasts}
      onAct={runToastAction}
      onDismiss={(id) => dismiss(dispatch, id)}
    />
  );
}
