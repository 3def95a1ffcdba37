import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { createExitInputs, exitInputsSchema } from '#shared/investing/exitInputs.ts';
import { scenariosSchema } from '#shared/underwriting/assumptions.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useGetVersionQuery } from '../../underwriting/models/index.ts';
import { Comparison } from './Comparison.tsx';
import { useExitPlanQuery, useListSavedModelsQuery } from './exitApi.ts';

const waiting = <Skeleton height="32rem" />;

/** Hold, sell, refinance, or recapitalize: compared on a saved model, after tax. */
export function Component() {
  const query = useListSavedModelsQuery();
  const { params, change } = useUrlSearch();
  const models = query.currentData ?? [];
  const asked = params.get('model');
  const open = models.find(({ id }) => id === asked) ?? models[0];
  return (
    <Page>
      <PageHeader
        actions={
          open && (
            <>
              <Select
                aria-label="Model"
                value={open.id}
                options={models.map(({ id, name }) => [id, name] as const)}
                onChange={({ target }) =>
                  change([
                    ['model', target.value],
                    ['scenario', null],
                  ])
                }
              />
              <LinkButton to="underwritingModel" params={{ id: open.id }} size="small">
                Open model
              </LinkButton>
            </>
          )
        }
      />
      <Loaded
        answer={query}
        waiting={waiting}
        nothing={
          <EmptyState
            title="No saved models yet"
            action={<LinkButton to="financialAnalysis">Open models</LinkButton>}
          >
            Save an underwriting model of the property. Its exits are compared here after tax.
          </EmptyState>
        }
      >
        {() => open && <SavedModel key={open.id} modelId={open.id} number={open.saved_version} />}
      </Loaded>
    </Page>
  );
}

function SavedModel({ modelId, number }: { readonly modelId: string; readonly number: number }) {
  const version = useGetVersionQuery({ modelId, number });
  const plan = useExitPlanQuery(modelId);
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()));
  return (
    <Loaded answer={version} waiting={waiting}>
      {(saved) => (
        <Loaded answer={plan} waiting={waiting}>
          {(stored) => {
            const scenarios = scenariosSchema.parse(saved?.scenarios);
            const asked = params.get('scenario') ?? stored?.scenario_id;
            const scenario = scenarios.find(({ id }) => id === asked) ?? scenarios[0];
            if (scenario === undefined) return null;
            const inputs = exitInputsSchema.safeParse(stored?.inputs);
            return (
              <Comparison
                key={`${scenario.id}-${stored?.version ?? 0}`}
                modelId={modelId}
                scenario={scenario}
                initial={
                  inputs.success ? inputs.data : createExitInputs(scenario.assumptions, today)
                }
                version={stored?.version ?? 0}
                isSaved={inputs.success && stored?.scenario_id === scenario.id}
                picker={
                  <Select
                    aria-label="Scenario"
                    value={scenario.id}
                    options={scenarios.map(({ id, name }) => [id, name] as const)}
                    onChange={({ target }) => change([['scenario', target.value]])}
                  />
                }
              />
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
