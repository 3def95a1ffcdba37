import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering } from './syndicationShapes.ts';

const schema = z.object({
  message: plainText(4000).check(z.minLength(1, 'Enter a message.')),
});

/** Starts a conversation with the sponsor. */
export function MessageSponsor({ offering }: { readonly offering: Offering }) {
  const [isOpen, setOpen] = useState(false);
  const [send] = syndicationApi.useMessageSponsorMutation();
  const navigate = useNavigate();
  const form = useSaveForm({
    schema,
    defaultValues: { message: '' },
    save: ({ message }) => send({ p_offering_id: offering.id, p_message: message }),
    onSaved: (conversationId) => void navigate(linkTo('conversation', { conversationId })),
  });
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        Message sponsor
      </Button>
      {isOpen && (
        <SaveDialog
          form={form}
          title="Message sponsor"
          action="Send message"
          failure="Not sent"
          onCancel={() => setOpen(false)}
        >
          <TextAreaField label="Message" rows={5} {...form.field('message')} />
        </SaveDialog>
      )}
    </div>
  );
}
