import { useState } from 'react';
import { fieldOf } from '#shared/records/noun.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { leadForm } from '#shared/records/nouns/leadForm.ts';
import { getRecordName as titleOf } from '#shared/records/row.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import { LeadRules } from './LeadRules.tsx';
import styles from './Leads.module.css';
import { useLeadMeasuresQuery, useLeadRulesQuery } from './leadsApi.ts';
import { MeasureTable } from './MeasureTable.tsx';

const source = fieldOf(lead, 'source');
const choices = source?.type === 'choice' ? source.choices : [];
const sourceLabel = (value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? 'Not provided';

/** Lead analytics: response times, conversion by source, and team routing. */
export function Component() {
  const period = usePeriod();
  const { from, before } = period;
  const bySource = useLeadMeasuresQuery({ from, before, by: 'source' });
  const byOwner = useLeadMeasuresQuery({ from, before, by: 'owner' });
  const byForm = useLeadMeasuresQuery({ from, before, by: 'form' });
  const forms = useFindRecordsInfiniteQuery({ noun: leadForm, sort: 'name' });
  const people = useListRecordPeopleQuery();
  const rules = useLeadRulesQuery();
  // The sections appear together: one after another, they would push each other down.
  const isLoading = [bySource, byOwner, byForm, forms, people, rules].some((one) => one.isLoading);
  const [version, setVersion] = useState(0);
  const nameOf = (id: string) =>
    people.data?.find((person) => person.id === id)?.name ?? 'Former member';
  const named = new Map(
    forms.data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, titleOf(leadForm, row)])),
  );
  return (
    <Page>
      <PageHeader
        views={<Periods />}
        actions={
          <LinkButton to="leads" size="small">
            All leads
          </LinkButton>
        }
      />
      {isLoading ? (
        <Skeleton height="24rem" />
      ) : (
        <div className={styles.sections}>
          <MeasureTable
            title="Response time"
            along="Team member"
            kind="speed"
            answer={byOwner}
            period={period}
            by="owner_id"
            labelOf={nameOf}
          />
          <MeasureTable
            title="Leads by source"
            along="Source"
            kind="yield"
            answer={bySource}
            period={period}
            by="source"
            labelOf={sourceLabel}
          />
          <MeasureTable
            title="Leads by form"
            along="Form"
            kind="yield"
            answer={byForm}
            period={period}
            by="form_id"
            labelOf={(id) => named.get(id) ?? 'Deleted form'}
            nothing={
              <>
                No forms submitted in this period. <RouteLink to="leadForms">Your forms</RouteLink>
              </>
            }
          />
          <Loaded answer={rules} waiting={<Skeleton height="12rem" />}>
            {(leadRules) =>
              leadRules !== null && (
                <LeadRules
                  key={version}
                  rules={leadRules}
                  onSaved={() => setVersion(version + 1)}
                />
              )
            }
          </Loaded>
        </div>
      )}
    </Page>
  );
}
