import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import { useDeletePostMutation, useReportPostMutation } from './communityApi.ts';

interface DeletePostProps {
  readonly id: string;
  /** What it deletes, such as "question". */
  readonly noun: string;
  readonly onDeleted?: () => void;
}

/** Asks once more before it deletes the user's own post. */
export function DeletePost({ id, noun, onDeleted }: DeletePostProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeletePostMutation();
  async function confirm() {
    const done = await remove(id);
    if ('error' in done) return;
    announce('Deleted');
    onDeleted?.();
  }
  return (
    <Button
      size="small"
      variant={isAsking ? 'solid' : 'minimal'}
      intent={isAsking ? 'danger' : 'none'}
      loading={isLoading}
      onClick={() => (isAsking ? void confirm() : setAsking(true))}
    >
      {isAsking ? `Delete ${noun} for everyone` : `Delete ${noun}`}
    </Button>
  );
}

const reportForm = z.object({
  reason: checkedText((typed) => typed.trim().length > 2, 'Enter a reason.'),
});

/** Reports a post to staff. */
export function ReportPost({ id, noun }: Pick<DeletePostProps, 'id' | 'noun'>) {
  const [isOpen, setOpen] = useState(false);
  const [report] = useReportPostMutation();
  const form = useSaveForm({
    schema: reportForm,
    defaultValues: { reason: '' },
    save: ({ reason }) => report({ id, reason }),
    onSaved: () => {
      setOpen(false);
      announce('Reported. Our team reviews it.');
    },
  });
  return (
    <>
      <Button size="small" variant="minimal" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report {noun}
      </Button>
      {isOpen && (
        <SaveDialog
          form={form}
          title={`Report ${noun}`}
          action="Send report"
          failure="Not sent"
          onCancel={() => setOpen(false)}
        >
          <TextAreaField
            label="Reason"
            hint="Only our team reads it."
            rows={3}
            maxLength={500}
            {...form.field('reason')}
          />
        </SaveDialog>
      )}
    </>
  );
}
