import { TOASTER_ID, Toaster } from '../../ui/toaster/Toaster.tsx';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { dismiss, runToastAction } from './toastActions.ts';

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
