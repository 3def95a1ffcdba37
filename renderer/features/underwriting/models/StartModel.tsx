import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { community } from '#shared/records/nouns/community.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { type Changes, getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { type FigureSource, prefillFromCensus } from '#shared/underwriting/prefill.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isId } from '../../../ui/format/id.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import { useCreateRecordMutation } from '../../../workbench/data/writesApi.ts';
import {
  useCensusOfModelQuery,
  useListingOfModelQuery,
  useSaveVersionMutation,
} from './underwritingApi.ts';

const idIn = (params: URLSearchParams, name: string): string | null => {
  const id = params.get(name);
  return id !== null && isId(id) ? id : null;
};

/** Writes where the starting figures come from, for the model's notes. */
const noteOf = (sources: readonly FigureSource[]): string =>
  ['Starting figures:', ...sources.map((one) => `${one.label}: ${one.value} (${one.source})`)].join(
    '\n',
  );

/** Starts a model of the listing, deal, or community in the URL; nothing without one. */
export function StartModel() {
  const { params } = useUrlSearch();
  const listingId = idIn(params, 'listing');
  const dealId = idIn(params, 'deal');
  const communityId = idIn(params, 'community');
  const census = useCensusOfModelQuery(communityId ?? '', { skip: communityId === null });
  const run = useReadRecordQuery(
    { noun: community, id: communityId ?? '' },
    { skip: communityId === null },
  );
  const listing = useListingOfModelQuery(listingId ?? '', { skip: listingId === null });
  const record = useReadRecordQuery({ noun: deal, id: dealId ?? '' }, { skip: dealId === null });
  if (communityId !== null && census.currentData && run.currentData) {
    const name = getRecordName(community, run.currentData);
    const state = getFieldValue(run.currentData, 'state');
    const { assumptions, sources } = prefillFromCensus(
      census.currentData,
      `${name}, census`,
      new Date(),
    );
    return (
      <NameModel
        name={name}
        values={{ ...(state !== null && { state }), notes: noteOf(sources) }}
        scenarios={[{ id: 'base', name: 'Base case', assumptions }]}
      />
    );
  }
  if (listingId !== null && listing.currentData) {
    const { property_name, state } = listing.currentData;
    return <NameModel name={property_name} values={{ listing_id: listingId, state }} />;
  }
  if (dealId !== null && record.currentData) {
    const state = getFieldValue(record.currentData, 'state');
    return (
      <NameModel
        name={getRecordName(deal, record.currentData)}
        values={{ deal_id: dealId, ...(state !== null && { state }) }}
      />
    );
  }
  return null;
}

interface NameModelProps {
  readonly name: string;
  readonly values: Changes;
  /** Saved as the first version; otherwise the model opens with the figures of its listing or deal. */
  readonly scenarios?: readonly Scenario[];
}

function NameModel({ name: suggested, values, scenarios }: NameModelProps) {
  const navigate = useNavigate();
  const [create, { error, isLoading }] = useCreateRecordMutation();
  const [save] = useSaveVersionMutation();
  const versionId = useRef(crypto.randomUUID()).current;
  const [name, setName] = useState(suggested);
  // A retry uses the same id, so it can't create a second model.
  const id = useRef(crypto.randomUUID()).current;
  async function send() {
    const { data } = await create({
      noun: underwritingModel,
      id,
      values: { ...values, name: name.trim(), status: 'draft' },
    });
    if (data === undefined) return;
    if (scenarios !== undefined)
      await save({ id: versionId, modelId: id, base: 0, scenarios, note: '' });
    void navigate(linkTo('underwritingModel', { id }), { replace: true });
  }
  return (
    <SaveDialog
      form={{ send, error, isSubmitting: isLoading }}
      title="New model"
      action="Create model"
      failure="Not created"
      isDisabled={name.trim() === ''}
      onCancel={() => void navigate(linkTo('financialAnalysis'), { replace: true })}
    >
      <TextField
        label="Model"
        maxLength={160}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </SaveDialog>
  );
}
