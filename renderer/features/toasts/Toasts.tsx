import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { TOASTER_ID, Toaster } from '../../kit/toaster/Toaster.tsx';
import { dismissToast } from './toastsSlice.ts';

export function Toasts() {
  const toasts = useAppSelector((state) => state.toasts.shown);
  const dispatch = useAppDispatch();
  return <Toaster id={TOASTER_ID} toasts={toasts} onDismiss={(id) => dispatch(dismissToast(id))} />;
}
