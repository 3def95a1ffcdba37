import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dataSentence, type Notice } from '#shared/messages.ts';
import { isDataError } from '../../app/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../kit/form/TextField.tsx';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useAccount } from '../account/index.ts';
import { useAuth } from '../session/index.ts';
import { attemptOf, type RequestTopic, useSendTicketMutation } from '../support/index.ts';
import styles from './Directory.module.css';
import {
  type Fact,
  messageOf,
  type Request,
  type RequestField,
  type RequestInput,
  requestSchema,
} from './requestForm.ts';

interface RequestFormProps {
  readonly topic: RequestTopic;
  /** What the team reads first. */
  readonly title: string;
  /** What is known already. */
  readonly facts?: readonly Fact[];
  readonly fields?: readonly RequestField[];
  /** What the fields begin with. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly wordsLabel: string;
  readonly wordsHint: string;
  readonly button: string;
}

interface Writer {
  readonly name: string;
  readonly email: string;
}

/** A request that people of the team read and answer, in place of which its number then stands. */
export function RequestForm(props: RequestFormProps) {
  const { status, session } = useAuth();
  const { account, error } = useAccount();
  const [sent, setSent] = useState<{ number: number; email: string } | null>(null);
  const isMember = session !== null && !session.needsCode;
  if (sent !== null) return <Sent {...sent} onAgain={() => setSent(null)} />;
  if (status === 'loading' || (isMember && account === undefined && error === undefined)) {
    return <Skeleton height="30rem" />;
  }
  const writer = {
    name: (isMember && (account?.profile.full_name ?? session.fullName)) || '',
    email: (isMember && (account?.profile.email ?? session.email)) || '',
  };
  return <Form key={session?.userId} {...props} writer={writer} onSent={setSent} />;
}

interface FormProps extends RequestFormProps {
  readonly writer: Writer;
  readonly onSent: (sent: { number: number; email: string }) => void;
}

/** Stays, with everything typed, until the server has taken it. */
function Form({ writer, onSent, topic, title, facts = [], fields = [], ...props }: FormProps) {
  const [openedAt] = useState(() => Date.now());
  const attempt = useRef<ReturnType<typeof attemptOf> | null>(null);
  const [send] = useSendTicketMutation();
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const schema = useMemo(() => requestSchema(fields), [fields]);
  const { register, handleSubmit, formState } = useForm<RequestInput, unknown, Request>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...writer,
      website: '',
      words: '',
      choices: Object.fromEntries(fields.map(({ name }) => [name, props.chosen?.[name] ?? ''])),
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedWork(isDirty);

  const submit = handleSubmit(async ({ name, email, website, ...request }) => {
    setRefusal(null);
    const letter = {
      name,
      email,
      website,
      topic,
      message: messageOf(title, facts, fields, request),
    };
    attempt.current = attemptOf(letter, attempt.current);
    const { data: number, error } = await send({
      ...letter,
      requestId: attempt.current.requestId,
      seconds: Math.round((Date.now() - openedAt) / 1000),
    });
    if (number !== undefined) onSent({ number, email });
    else if (isDataError(error)) setRefusal({ title: '', description: dataSentence(error) });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {fields.map(({ name, label, options, isRequired }) => (
        <SelectField
          key={name}
          label={label}
          isOptional={isRequired !== true}
          options={[['', isRequired ? 'Choose' : 'Not said'], ...options]}
          error={errors.choices?.[name]?.message}
          {...register(`choices.${name}`)}
        />
      ))}
      <div className={styles.wide}>
        <TextAreaField
          label={props.wordsLabel}
          rows={6}
          hint={props.wordsHint}
          error={errors.words?.message}
          {...register('words')}
        />
      </div>
      <TextField
        label="Your name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <div aria-hidden="true" className="visually-hidden">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <div className={styles.send}>
        <FormError notice={refusal} />
        <Button type="submit" intent="primary" size="large" loading={isSubmitting}>
          {props.button}
        </Button>
      </div>
    </form>
  );
}

interface SentProps {
  readonly number: number;
  readonly email: string;
  readonly onAgain: () => void;
}

function Sent({ number, email, onAgain }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1}>
        We have your request: ticket {number}
      </h2>
      <p>
        A person of the team reads it and answers by e-mail to{' '}
        <strong>
          <EmailText address={email} />
        </strong>
        . Keep the number: with it we find your request again.
      </p>
      <Button onClick={onAgain}>Send another request</Button>
    </div>
  );
}
