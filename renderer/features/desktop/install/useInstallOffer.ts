import { useEffect, useState } from 'react';
import { isInstalled, isIos, readDismissed, writeDismissed } from './device.ts';
import { getInstallOffer } from './installOffer.ts';
import { VisitTimer } from './visitTimer.ts';

/** Interval for checking whether the visit has become long. */
const LOOK_MS = 15_000;

/** Returns the current install offer and handlers for the user's choice. */
export function useInstallOffer() {
  const [offer, setOffer] = useState<'install' | 'ios' | null>(null);

  useEffect(() => {
    const stay = new VisitTimer(Date.now());
    const look = () => {
      const now = Date.now();
      setOffer(
        getInstallOffer({
          now,
          canInstall: window.installPrompt !== undefined,
          isInstalled: isInstalled(),
          isIos: isIos(),
          isLongVisit: stay.isLong(now),
          dismissedAt: readDismissed('pwa-install-dismissed'),
          iosDismissedAt: readDismissed('ios-install-dismissed'),
        }),
      );
    };
    const onFocus = () => {
      stay.focus(Date.now());
      look();
    };
    const onBlur = () => stay.blur(Date.now());
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('focus', onFocus);
    addEventListener('blur', onBlur);
    addEventListener('appinstalled', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', onFocus);
      removeEventListener('blur', onBlur);
      removeEventListener('appinstalled', look);
    };
  }, []);

  return {
    offer,
    dismiss() {
      if (offer === null) return;
      const key = offer === 'ios' ? 'ios-install-dismissed' : 'pwa-install-dismissed';
      writeDismissed(key, Date.now());
      setOffer(null);
    },
    async install() {
      const prompt = window.installPrompt;
      // The prompt works once; the browser fires it again if needed.
      window.installPrompt = undefined;
      setOffer(null);
      const choice = await prompt?.prompt().catch(() => undefined);
      if (choice?.outcome === 'dismissed') writeDismissed('pwa-install-dismissed', Date.now());
    },
  };
}
