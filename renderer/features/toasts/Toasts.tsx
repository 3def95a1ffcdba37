import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { Toaster } from '../../kit/toaster/Toaster.tsx';
import { dismissToast } from './toastsSlice.ts';

export function Toasts() {
  const toasts = useAppSelector((state) => state.toasts.shown);
  const dispatch = useAppDispatch();
  return <Toaster toasts={toasts} onDismiss={(id) => dispatch(dismissToast(id))} />;
}
