import InstallOverlays from '../features/install/InstallOverlays.tsx';
import OfflineBar from './OfflineBar.tsx';

/** Over a public page, once everything that it is made of is there. */
export default function OverPage() {
  return (
    <>
      <OfflineBar />
      <InstallOverlays />
    </>
  );
}
