import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { DiagnosticsSection } from './DiagnosticsSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LocalBackendSection } from './LocalBackendSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { UpdatesSection } from './UpdatesSection.tsx';
import { WorkspaceSection } from './WorkspaceSection.tsx';

/** Settings of the desktop app on this computer. */
export function Component() {
  return (
    <Page>
      <PageHeader description="App settings on this computer." />
      <GeneralSection />
      <UpdatesSection />
      <NotificationsSection />
      <WorkspaceSection />
      <LocalBackendSection />
      <DiagnosticsSection />
    </Page>
  );
}
