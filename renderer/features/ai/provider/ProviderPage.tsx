import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { describeCost, formatCost } from '#shared/ai/provider/cost.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Calls } from './Calls.tsx';
import { ModelNotice } from './ModelNotice.tsx';
import styles from './Provider.module.css';
import { ProviderDialog } from './ProviderDialog.tsx';
import {
  type AiSettings,
  type Provider,
  type ProviderScope,
  useAiSettingsQuery,
} from './providerApi.ts';

/** Which language model answers, where data goes, and usage; administrators change it here. */
export function Component() {
  const query = useAiSettingsQuery();
  return (
    <Page>
      <PageHeader />
      <div className={styles.settings}>
        <ModelNotice />
        <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
          {(settings) => <Sections settings={settings} />}
        </Loaded>
      </div>
    </Page>
  );
}

function Sections({ settings }: { readonly settings: AiSettings }) {
  const [edited, setEdited] = useState<ProviderScope | null>(null);
  const { usage, installation, workspace } = settings;
  return (
    <>
      <section aria-labelledby="usage">
        <h2 id="usage">Your usage this month</h2>
        <dl className={styles.facts}>
          <div>
            <dt>Tokens</dt>
            <dd>
              {formatNumber(usage.tokens)} of {formatNumber(usage.tokens_per_month)}
            </dd>
          </div>
          <div>
            <dt>Cost</dt>
            <dd>
              {describeCost([
                { tokens: usage.unpriced_tokens, cost_micros: null },
                { tokens: 0, cost_micros: usage.cost_micros },
              ])}
            </dd>
          </div>
          <div>
            <dt>Calls per hour</dt>
            <dd>up to {formatNumber(usage.calls_per_hour)}</dd>
          </div>
        </dl>
        <p className={ui.note}>
          Questions answered by rules don’t count. Where no price is recorded, we count tokens only.
        </p>
        <Calls />
      </section>
      {workspace !== null && (
        <ProviderSection
          title="Workspace model"
          hint="Applies to members of this workspace, before the installation’s model."
          provider={workspace.provider}
          onEdit={() => setEdited('workspace')}
        />
      )}
      {installation !== null && (
        <ProviderSection
          title="Installation model"
          hint="Applies to everyone whose workspace has no model of its own."
          provider={installation.provider}
          onEdit={() => setEdited('installation')}
        />
      )}
      {workspace === null && installation === null && (
        <p className={ui.note}>
          Administrators of a workspace or of the installation connect a model.
        </p>
      )}
      {edited !== null && (
        <ProviderDialog
          scope={edited}
          known={settings[edited]?.provider ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface ProviderSectionProps {
  readonly title: string;
  readonly hint: string;
  readonly provider: Provider | null;
  readonly onEdit: () => void;
}

const ProviderSection = ({ title, hint, provider, onEdit }: ProviderSectionProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <p className={ui.note}>{hint}</p>
    {provider !== null && (
      <dl className={styles.facts}>
        <div>
          <dt>State</dt>
          <dd>
            <Tag minimal intent={provider.is_enabled ? 'success' : 'none'}>
              {provider.is_enabled ? 'On' : 'Off'}
            </Tag>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{provider.base_url}</dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd>{provider.model}</dd>
        </div>
        <div>
          <dt>Key</dt>
          <dd>ends in {provider.key_hint}</dd>
        </div>
        <div>
          <dt>Prompts kept</dt>
          <dd>{provider.retention}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            {provider.input_price === null || provider.output_price === null
              ? 'Not recorded: usage is shown in tokens'
              : `$${provider.input_price} input, $${provider.output_price} output per million tokens`}
          </dd>
        </div>
        <div>
          <dt>Recordings</dt>
          <dd>
            {provider.speech_model === null
              ? 'Not transcribed: no model for recordings'
              : `${provider.speech_model}, ${provider.speech_price === null ? 'price not recorded' : `$${provider.speech_price} per minute`}`}
          </dd>
        </div>
        <div>
          <dt>Spent this month</dt>
          <dd>
            {formatCost(provider.spent_micros)}
            {provider.monthly_budget === null
              ? ''
              : ` of ${formatDollars(provider.monthly_budget)}`}
          </dd>
        </div>
        <div>
          <dt>Health data</dt>
          <dd>
            {provider.health_agreement_with === null
              ? 'Never sent: no signed agreement recorded'
              : `Allowed: agreement with ${provider.health_agreement_with}, signed ${provider.health_agreement_on}`}
          </dd>
        </div>
      </dl>
    )}
    <div className={ui.actions}>
      <Button size="small" onClick={onEdit}>
        {provider === null ? 'Connect a model' : 'Edit model'}
      </Button>
    </div>
  </section>
);
