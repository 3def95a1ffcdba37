import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ProxyLoginPort } from '#shared/desktop/proxy-login.ts';
import { watchTheme } from '../../../ui/theme/theme.ts';
import { ProxyLoginPage } from './ProxyLoginPage.tsx';

/** Shows the proxy's question instead of the app. */
export function openProxyLogin(port: ProxyLoginPort): void {
  watchTheme();
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html has no #root element.');
  document.title = 'Sign in to the proxy | Haven Exchange';
  createRoot(container).render(
    <StrictMode>
      <ProxyLoginPage port={port} />
    </StrictMode>,
  );
}
