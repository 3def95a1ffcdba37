import { TOASTER_ID, Toaster } from '../../kit/toaster/Toaster.tsx';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { dismissToast } from './toastsSlice.ts';

export function Toasts() {
  const toasts = useAppSelector((state) => state.toasts.shown);
  const dispatch = useAppDispatch();
  return <Toaster id={TOASTER_ID} toasts={toasts} onDismiss={(id) => dispatch(dismissToast(id))} />;
}
