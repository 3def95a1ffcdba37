import { useMemo, useRef, useState } from 'react';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { getFormShownAt } from '../../../ui/form/formShownAt.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import {
  buildRequestMessage,
  type RequestFact,
  type RequestField,
  requestSchema,
} from './requestForm.ts';
import { PersonFields, SupportFormFrame, WideField } from './SupportFormFrame.tsx';
import { type SupportFormProps, SupportMessage } from './SupportMessage.tsx';
import { useSendTicketMutation } from './supportApi.ts';
import { getSendAttempt } from './ticketDraft.ts';
import type { RequestTopic } from './ticketTopics.ts';

interface RequestFormProps {
  readonly topic: RequestTopic;
  /** The title shown to staff. */
  readonly title: string;
  /** Facts already known. */
  readonly facts?: readonly RequestFact[];
  readonly fields?: readonly RequestField[];
  /** Initial field values. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly wordsLabel: string;
  readonly wordsHint: string;
  readonly button: string;
}

/** A request to staff; its ticket number replaces the form after sending. */
export const RequestForm = (props: RequestFormProps) => (
  <SupportMessage
    what="request"
    reader="Someone on our team"
    button="Send another request"
    height="30rem"
    form={(state) => <Form {...props} {...state} />}
  />
);

type FormProps = RequestFormProps & SupportFormProps;

/** Stays open with all input until the server accepts it. */
function Form({ writer, onSent, topic, title, facts = [], fields = [], ...props }: FormProps) {
  const [openedAt] = useState(getFormShownAt);
  const attempt = useRef<ReturnType<typeof getSendAttempt> | null>(null);
  const [send, { error }] = useSendTicketMutation();
  const schema = useMemo(() => requestSchema(fields), [fields]);
  const { field, register, handleSubmit, isSubmitting, isDirty } = useSchemaForm(schema, {
    name: writer?.name ?? '',
    email: writer?.email ?? '',
    website: '',
    words: '',
    choices: Object.fromEntries(fields.map(({ name }) => [name, props.chosen?.[name] ?? ''])),
  });
  useUnsavedWork(isDirty);

  const submit = handleSubmit(async ({ name, email, website, ...request }) => {
    const ticket = {
      name,
      email,
      website,
      topic,
      message: buildRequestMessage(title, facts, fields, request),
    };
    attempt.current = getSendAttempt(ticket, attempt.current);
    const { data: number } = await send({
      ...ticket,
      requestId: attempt.current.requestId,
      seconds: Math.round((Date.now() - openedAt) / 1000),
    });
    if (number !== undefined) onSent({ number, email });
  });

  return (
    <SupportFormFrame
      onSubmit={submit}
      website={register('website')}
      error={error}
      isSubmitting={isSubmitting}
      button={props.button}
      isAnother={props.isAnother}
    >
      {fields.map(({ name, label, options, isRequired }) => (
        <SelectField
          key={name}
          label={label}
          isOptional={isRequired !== true}
          options={[['', isRequired ? 'Choose' : 'Not specified'], ...options]}
          {...field(`choices.${name}`)}
        />
      ))}
      <WideField>
        <TextAreaField
          label={props.wordsLabel}
          rows={6}
          hint={props.wordsHint}
          {...field('words')}
        />
      </WideField>
      <PersonFields nameLabel="Your name" name={field('name')} email={field('email')} />
    </SupportFormFrame>
  );
}
