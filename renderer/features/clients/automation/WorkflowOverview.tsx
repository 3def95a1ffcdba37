import type { WorkflowRole } from '#shared/ai/workflows/templates.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useAiSettingsQuery } from '../../ai/provider/index.ts';
import { useWaitingRunsQuery } from './automationApi.ts';
import { PendingRuns } from './PendingRuns.tsx';
import { useRuleNames } from './useRuleNames.ts';
import { WorkflowTemplates } from './WorkflowTemplates.tsx';

export interface WorkflowOverviewProps {
  readonly audience?: WorkflowRole;
}

/** Runs that wait for the user's approval, and templates to start from. */
export default function WorkflowOverview({ audience }: WorkflowOverviewProps) {
  const pending = useWaitingRunsQuery();
  const names = useRuleNames();
  const { data: settings } = useAiSettingsQuery();
  return (
    <div className={ui.stack16}>
      <section aria-labelledby="waiting-title" className={ui.stack8}>
        <h2 id="waiting-title">Waiting for your approval</h2>
        <PendingRuns answer={pending} />
      </section>
      <WorkflowTemplates names={names} {...(audience && { audience })} />
      <p className={ui.note}>{describeReading(settings?.active?.model)}</p>
      <div className={ui.actions}>
        <LinkButton to="workflowAutomation">My rules</LinkButton>
        <LinkButton to="workflowAutomation" query={{ log: 'all' }}>
          Run history
        </LinkButton>
        <LinkButton to="documentIntelligence">Document intelligence</LinkButton>
        <LinkButton to="voiceHub">Voice hub</LinkButton>
      </div>
    </div>
  );
}

const describeReading = (model: string | undefined): string =>
  model === undefined
    ? 'Steps read records by rules on the server. No model is called, and a run costs nothing.'
    : `Steps read records by rules on the server, or with ${model} where a rule says so. The run history shows the cost.`;
