import { useNavigate } from 'react-router-dom';
import { useHost } from '../../../host/HostContext.tsx';
import { paymentTarget } from './paymentTarget.ts';

interface GoOptions {
  readonly replace?: boolean;
}

/** Redirects to the server's payment URL; returns false if the URL isn't trusted. */
export function useGoToPayment(): (url: string, options?: GoOptions) => Promise<boolean> {
  const host = useHost();
  const navigate = useNavigate();
  return async (url, { replace = false } = {}) => {
    const backend = await host.backend();
    const target = paymentTarget(url, [location.origin, new URL(backend.url).origin]);
    if (target?.kind === 'inside') await navigate(target.to, { replace });
    if (target?.kind === 'outside') host.leaveFor(target.url);
    return target !== null;
  };
}
