import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { getStateName } from '#shared/listings/states.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { useMyPositionsQuery } from '../operatorApi.ts';
import { useCopyDocumentRulesMutation } from './rulesApi.ts';

interface CopyRulesProps {
  readonly communityId: string;
  /** States with built-in rules. */
  readonly states: readonly string[];
}

/** Copies document rules from a state or from another community, to be changed here. */
export function CopyRules({ communityId, states }: CopyRulesProps) {
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState<number | null>(null);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Copy rules</Button>
      {copied !== null && (
        <p role="status">
          {copied === 0
            ? 'No rules copied. This community has all of them.'
            : `${copied} ${copied === 1 ? 'rule' : 'rules'} copied. Check them for your state.`}
        </p>
      )}
      {isOpen && (
        <CopyDialog
          communityId={communityId}
          states={states}
          onClose={() => setOpen(false)}
          onCopied={(count) => {
            setCopied(count);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const schema = z.object({ source: z.string() });

interface CopyDialogProps extends CopyRulesProps {
  readonly onClose: () => void;
  readonly onCopied: (count: number) => void;
}

function CopyDialog({ communityId, states, onClose, onCopied }: CopyDialogProps) {
  const [copy] = useCopyDocumentRulesMutation();
  const { data: positions = [] } = useMyPositionsQuery();
  const communities = new Map(
    positions
      .filter(
        ({ community_id: id, reads }) => id !== communityId && reads.includes('document_rules'),
      )
      .map(({ community_id: id, community }) => [id, community]),
  );
  const form = useSaveForm({
    schema,
    defaultValues: { source: states[0] ?? '' },
    save: ({ source }) =>
      copy({
        communityId,
        state: states.includes(source) ? source : null,
        sourceId: states.includes(source) ? null : source,
      }),
    onSaved: onCopied,
  });
  return (
    <SaveDialog
      form={form}
      title="Copy document rules"
      action="Copy rules"
      failure="Not copied"
      onCancel={onClose}
    >
      <SelectField
        label="Copy from"
        hint="Rules differ by state. Change the copies to match yours."
        options={[...states.map((state) => [state, getStateName(state)] as const), ...communities]}
        {...form.field('source')}
      />
    </SaveDialog>
  );
}
