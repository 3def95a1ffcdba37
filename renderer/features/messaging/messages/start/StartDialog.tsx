import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { requiredText } from '../../../../ui/form/textSchemas.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { useStartConversationMutation, useStartGroupMutation } from '../groups/groupsApi.ts';
import { PeoplePicker } from '../groups/PeoplePicker.tsx';
import styles from '../safety/Safety.module.css';
import { PlanLink } from './PlanLink.tsx';

/** An agent or vendor, whose account is not disclosed, or someone the user already has a conversation with. */
type Recipient =
  | { readonly brokerId: string }
  | { readonly vendorId: string }
  | { readonly personId: string };

export interface FixedRecipient {
  readonly to: Recipient;
  readonly name: string;
}

interface ChosenRecipients {
  /** The user, who is a member of a new group. */
  readonly userId: string;
}

export type StartDialogProps = (FixedRecipient | ChosenRecipients) & {
  readonly onClose: () => void;
};

const schema = (isGroup: boolean) =>
  z.object({
    message: requiredText('Enter a message.', isGroup ? 0 : 1),
    subject: z.string().check(z.trim()),
  });

/** Writes to one recipient, or chooses people for a private message or a group, and opens the conversation. */
export default function StartDialog(props: StartDialogProps) {
  const { onClose } = props;
  const fixed = 'to' in props ? props : null;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [startGroup] = useStartGroupMutation();
  const [startAlone] = useStartConversationMutation();
  const navigate = useNavigate();
  const [personId] = chosen;
  const isGroup = chosen.length > 1;
  const to = fixed?.to ?? (personId === undefined ? null : { personId });
  const form = useSaveForm({
    schema: schema(isGroup),
    defaultValues: { message: '', subject: '' },
    async save({ message, subject }, id): Promise<{ data?: string; error?: unknown }> {
      if ('userId' in props && isGroup) {
        const people = [props.userId, ...chosen];
        const { error } = await startGroup({ id, people, subject });
        return { data: id, error };
      }
      if (to === null) return { error: null };
      const { data, error } = await startAlone({ ...to, message });
      return data === undefined ? { error } : { data: data.id };
    },
    onSaved(conversationId) {
      onClose();
      void navigate(linkTo('conversation', { conversationId }));
    },
  });
  const { error } = form;
  useUnsavedWork(form.values.message.trim() !== '');
  const title = fixed === null ? 'New conversation' : `Message ${fixed.name}`;

  return (
    <Dialog label={title} place="top" onClose={onClose}>
      <Form className={styles.dialog} takesFocus={fixed !== null} onSend={form.send}>
        <h2>{title}</h2>
        {fixed === null && (
          <>
            {/* After people are chosen, the message field is shown instead. */}
            {personId === undefined && (
              <>
                <p>To message someone new, open their profile or listing.</p>
                <div className={ui.wrap}>
                  <LinkButton to="investmentOpportunities">Communities</LinkButton>
                  <LinkButton to="agents">Agents</LinkButton>
                  <LinkButton to="findVendors">Vendors</LinkButton>
                </div>
              </>
            )}
            <h3>People you know</h3>
            <p>Choose one person for a private message, or several for a group.</p>
            <PeoplePicker chosen={chosen} besides={[]} onChange={setChosen} />
          </>
        )}
        {to !== null && !isGroup && (
          <TextAreaField
            label="Message"
            rows={fixed === null ? 3 : 5}
            maxLength={8000}
            {...form.field('message')}
          />
        )}
        {isGroup && (
          <TextField label="Group name" isOptional maxLength={200} {...form.field('subject')} />
        )}
        {isDataError(error) && <PlanLink code={error.code} />}
        <PlainFormActions
          action={isGroup ? `Begin group of ${chosen.length + 1}` : 'Send'}
          isBusy={form.isSubmitting}
          isDisabled={to === null}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
